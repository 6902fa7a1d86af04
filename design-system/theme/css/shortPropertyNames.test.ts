import { expect, it } from 'vitest'
import { themeToCss } from './themeToCss.ts'
import { theme } from '../../themes/fern/theme.ts'
import { shortenPropertyNames } from './shortPropertyNames.ts'

it('gives each token a name of its own, of two characters, wherever it stands', () => {
  const css = themeToCss(theme, { charts: true })
  const namesIn = (text: string) => new Set(text.match(/--[\w-]+/g))
  const short = namesIn(shortenPropertyNames(css))
  expect(short.size).toBe(namesIn(css).size)
  expect([...short].filter((name) => !/^--\w\w$/.test(name))).toEqual([])
  expect(shortenPropertyNames('a{color:var(--fds-text-high);--fds-text-high:red}')).toMatch(
    /^a\{color:var\((--\w\w)\);\1:red\}$/,
  )
})

it('leaves other custom properties as they are', () => {
  expect(shortenPropertyNames('a{--bk4:1;order:var(--bk4)}')).toBe('a{--bk4:1;order:var(--bk4)}')
})
