import { expect, test } from 'vitest'
import { parseFormFieldJson } from './formPosts.server.ts'

const nested = (depth: number, [open, close]: readonly [string, string]) =>
  open.repeat(depth) + close.repeat(depth)

test('parses the JSON of a field, but rejects more than 100 objects and arrays', () => {
  const passkey = { id: 'a', response: { transports: ['usb'] }, clientExtensionResults: {} }
  expect(parseFormFieldJson(JSON.stringify(passkey))).toEqual(passkey)
  expect(parseFormFieldJson(nested(100, ['[', ']']))).toBeDefined()
  for (const text of ['', '{', nested(101, ['[', ']']), nested(5_000, ['[', ']'])])
    expect(parseFormFieldJson(text)).toBeUndefined()
  expect(
    parseFormFieldJson(`[${nested(5_000, ['{"a":', '}']).replace('}', '1}')}]`),
  ).toBeUndefined()
})
