import { join } from 'node:path'
import { expect, it } from 'vitest'
import { missingCssUrls } from '../cssUrls.ts'

it('the style sheets of the built site reference existing files only', () => {
  expect(missingCssUrls(join(import.meta.dirname, '../../site/dist/client'))).toEqual([])
})
