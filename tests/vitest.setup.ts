import '@vanilla-extract/css/disableRuntimeStyles'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { hangTimeout } from './hangTimeout.ts'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: hangTimeout / 5 })

// jsdom has no methods of dialogs.
if (
  typeof HTMLDialogElement !== 'undefined' &&
  !Object.hasOwn(HTMLDialogElement.prototype, 'close')
)
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }

// The frames of jsdom stop for good if they begin while a test fakes the timers; files share one window.
window.requestAnimationFrame = (callback) =>
  window.setTimeout(() => callback(performance.now()), 16)
window.cancelAnimationFrame = (handle) => window.clearTimeout(handle)

afterEach(cleanup)

// Files share a document, so each file cleans up after its tests.
afterAll(() => {
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
})
