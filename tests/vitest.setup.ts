import '@vanilla-extract/css/disableRuntimeStyles'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// Longer than a second: what is waited for comes on a busy machine too.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

// Files share a document: what scripts have put there ends with the tests of its file.
afterAll(() => {
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
})
