import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { VideoPlayer } from './VideoPlayer.tsx'

const renderPlayer = () =>
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

const video = () => screen.getByLabelText<HTMLVideoElement>('A battery is put together')

test('has an accessible name, native controls and intrinsic size', () => {
  renderPlayer()
  const { controls, width, height, tagName } = video()
  expect([tagName, controls, width, height]).toEqual(['VIDEO', true, 720, 960])
})

test('neither preloads nor autoplays', () => {
  renderPlayer()
  expect([video().getAttribute('preload'), video().hasAttribute('autoplay')]).toEqual([
    'none',
    false,
  ])
})

test('offers all caption tracks, the first by default', () => {
  renderPlayer()
  const tracks = Array.from(video().querySelectorAll('track'), (track) => [
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

test('lists the sources in order of preference', () => {
  renderPlayer()
  const types = Array.from(video().querySelectorAll('source'), ({ type }) => type)
  expect(types).toEqual(['video/webm', 'video/mp4'])
})

test('offers a download and a transcript', async () => {
  renderPlayer()
  const download = screen.getByRole('link', { name: 'Download the film (MP4, 185 KB)' })
  expect(download.hasAttribute('download')).toBe(true)
  const transcript = screen.getByText('What the film shows').closest('details') as HTMLElement
  await userEvent.click(within(transcript).getByText('What the film shows'))
  expect(within(transcript).getByText('Four modules are set on a foot.')).toBeDefined()
  expect(transcript.hasAttribute('open')).toBe(true)
})
