import { expect, test } from 'vitest'
import { parseJson } from './formPosts.server.ts'

const nested = (depth: number, [open, close]: readonly [string, string]) =>
  open.repeat(depth) + close.repeat(depth)

test('a field with JSON is read, unless it is nested so deep that it cannot be written again', () => {
  const passkey = { id: 'a', response: { transports: ['usb'] }, clientExtensionResults: {} }
  expect(parseJson(JSON.stringify(passkey))).toEqual(passkey)
  expect(parseJson(nested(100, ['[', ']']))).toBeDefined()
  for (const text of ['', '{', nested(101, ['[', ']']), nested(5_000, ['[', ']'])])
    expect(parseJson(text)).toBeUndefined()
  expect(parseJson(`[${nested(5_000, ['{"a":', '}']).replace('}', '1}')}]`)).toBeUndefined()
})
