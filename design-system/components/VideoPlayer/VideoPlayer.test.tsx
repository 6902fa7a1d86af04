import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { VideoPlayer } from './VideoPlayer.tsx'

const show = () =>
  render(
    <VideoPlayer
      label="A battery is put together"
      sources={[
        { src: '/films/stack.webm', type: 'video/webm' },
        { src: '/films/stack.mp4', type: 'video/mp4' },
      ]}
      poster="/films/stack.webp"
      width={720}
      height={960}
      captions={[
        { src: '/films/stack.en.vtt', lang: 'en', label: 'English' },
        { src: '/films/stack.de.vtt', lang: 'de', label: 'Deutsch' },
      ]}
      download={{ href: '/films/stack.mp4', label: 'Download the film (MP4, 185 KB)' }}
      transcript={{ label: 'What the film shows', content: 'Four modules are set on a foot.' }}
    />,
  )

const film = () => screen.getByLabelText<HTMLVideoElement>('A battery is put together')

test('has a name, the browser’s own controls and its size before it is loaded', () => {
  show()
  const { controls, width, height, tagName } = film()
  expect([tagName, controls, width, height]).toEqual(['VIDEO', true, 720, 960])
})

test('loads nothing and plays nothing by itself', () => {
  show()
  expect([film().getAttribute('preload'), film().hasAttribute('autoplay')]).toEqual(['none', false])
})

test('offers every language, the first from the start', () => {
  show()
  const tracks = Array.from(film().querySelectorAll('track'), (track) => [
    track.kind,
    track.srclang,
    track.label,
    track.default,
  ])
  expect(tracks).toEqual([
    ['captions', 'en', 'English', true],
    ['captions', 'de', 'Deutsch', false],
  ])
})

test('offers the better format first', () => {
  show()
  const types = Array.from(film().querySelectorAll('source'), ({ type }) => type)
  expect(types).toEqual(['video/webm', 'video/mp4'])
})

test('can be kept, and read in place of seen', async () => {
  show()
  const download = screen.getByRole('link', { name: 'Download the film (MP4, 185 KB)' })
  expect(download.hasAttribute('download')).toBe(true)
  const transcript = screen.getByText('What the film shows').closest('details') as HTMLElement
  await userEvent.click(within(transcript).getByText('What the film shows'))
  expect(within(transcript).getByText('Four modules are set on a foot.')).toBeDefined()
  expect(transcript.hasAttribute('open')).toBe(true)
})
