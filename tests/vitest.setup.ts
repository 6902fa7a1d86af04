import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

afterEach(cleanup)

// Files share a document: what scripts have put there ends with the tests of its file.
afterAll(() => document.body.replaceChildren())
