import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitizeRedirectPath } from './sanitizeRedirectPath.ts'
import { openRedirectPaths } from '#tests/fixtures/safePath.table.ts'

const origin = 'https://felcera.example'
const isSafe = (result: string): boolean =>
  new URL(result, origin).origin === origin &&
  /^\/(?![/\\])/.test(result) &&
  sanitizeRedirectPath(result, origin) === result

describe('sanitizeRedirectPath', () => {
  test.each([
    ['/about-us?a=1#form', '/about-us?a=1#form'],
    ['about-us', '/about-us'],
    ['https://felcera.example/de?x#y', '/de?x#y'],
    ['', '/'],
    ['?a=1', '/?a=1'],
    ['/products/../about-us', '/about-us'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/%2f%5Cevil.example', '/evil.example'],
    ['/%252f/evil.example', '/evil.example'],
    ['https://evil.example/x', '/'],
    ['https://felcera.example@evil.example/', '/'],
    ['https://felcera.example:444/', '/'],
    ['http://felcera.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['blob:https://felcera.example/x', '/'],
    ['http://[', '/'],
  ])('resolves %j to %j', (target, expected) => {
    expect(sanitizeRedirectPath(target, origin)).toBe(expected)
  })

  test('keeps 1,000 hostile paths on the origin', () => {
    expect(openRedirectPaths.length).toBeGreaterThanOrEqual(1000)
    expect(openRedirectPaths.filter((path) => !isSafe(sanitizeRedirectPath(path, origin)))).toEqual(
      [],
    )
  })

  test('keeps random combinations of path fragments on the origin', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '%2e',
        '%09',
        '\t',
        '\n',
        '@',
        ':',
        'http:',
        '//',
        '\u2028',
        '\uFF0F',
        '\uD800',
      ),
      fc.string({ unit: 'binary-ascii', maxLength: 4 }),
    )
    const target = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''))
    const home = fc.property(target, (path) => isSafe(sanitizeRedirectPath(path, origin)))
    fc.assert(home, { numRuns: 1000 })
  })
})
