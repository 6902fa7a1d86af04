import { afterEach, expect, test } from 'vitest'
import { showCaptions } from './captions.ts'

afterEach(() => document.body.replaceChildren())

/** Renders a video with tracks whose modes can be read, which jsdom does not have. */
function renderVideo(mode: TextTrackMode) {
  document.body.innerHTML = '<video><track kind="captions" default><track kind="captions"></video>'
  const modes = [...document.querySelectorAll('track')].map((element, at) => {
    const track = { mode: at === 0 ? mode : 'disabled' }
    Object.defineProperty(element, 'track', { value: track })
    return track
  })
  showCaptions()
  document.querySelector('video')?.dispatchEvent(new Event('loadedmetadata'))
  return modes.map((track) => track.mode)
}

test('shows the default track where the browser leaves it off', () => {
  expect(renderVideo('disabled')).toEqual(['showing', 'disabled'])
})

test('leaves a track as it is that the browser or the visitor has switched', () => {
  expect(renderVideo('hidden')).toEqual(['hidden', 'disabled'])
})
