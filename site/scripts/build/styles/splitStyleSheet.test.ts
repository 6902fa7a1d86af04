import { expect, it } from 'vitest'
import { shortenPropertyNames } from '#design-system/theme/css/shortPropertyNames.ts'
import { splitStyleSheet } from './splitStyleSheet.ts'

const needsOf = (css: string) =>
  splitStyleSheet(css).rules.flatMap(({ selectors }) => selectors.map(({ needs }) => needs))

it.each([
  ['.bf0{order:1}', [['.bf0']]],
  ['.bf0 .bf1>svg:focus{order:1}', [['.bf0', '.bf1', 'svg']]],
  ['.bf0,h1{order:1}', [['.bf0'], ['h1']]],
  ['.bf0[data-x=".bf9"]:is(.bf1,.bf2 a):not(.bf3)::before{order:1}', [['.bf0']]],
  ['.bf0:not(:is(.bf1, .bf2)){order:1}', [['.bf0']]],
  ['.bf0>:nth-child(n + 3){order:1}', [['.bf0']]],
  ['[lang|=zh] .bf0{order:1}', [['.bf0']]],
  ['[data-x],.bf0{order:1}', [[], ['.bf0']]],
  [':root{color:red}', [[]]],
])('knows what the selectors of %s need', (css, needs) => {
  expect(needsOf(css)).toEqual(needs)
})

it('keeps the at-rules around a rule, outermost first', () => {
  const { rules } = splitStyleSheet(
    '@media (width<780px){@supports (a:b){.bf0{order:1;opacity:0}}}',
  )
  expect(rules).toEqual([
    {
      within: ['@media (width<780px)', '@supports (a:b)'],
      selectors: [{ text: '.bf0', needs: ['.bf0'] }],
      body: 'order:1;opacity:0',
      keyframes: '',
    },
  ])
})

it('keeps every rule in the rest but layers, fonts and values of the theme', () => {
  const always = [
    '@layer a,b;',
    '@layer a{p{margin:0}}',
    '@font-face{font-family:Geist}',
    ':root[data-brand=fern]{--page:#fff;color-scheme:dark}',
    '@media (prefers-color-scheme:dark){:root{--page:#000}}',
  ]
  const others = [
    '.bf0{--page:red}',
    ':root[data-brand=fern]{--page:#fff;color:red}',
    '@media print{:root{--page:#fff}}',
    '@media (prefers-contrast:more){:root{--page:#fff}}',
    ':root[data-contrast=more]{--page:#fff}',
    ':root,.bf0{--page:#fff}',
    '@keyframes bg0{to{opacity:1}}',
  ]
  const { rest } = splitStyleSheet([...always, ...others].join(''))
  expect(rest).toBe(others.join(''))
})

it('never swaps a font after the first paint', () => {
  const { rules } = splitStyleSheet('@font-face{font-family:Geist;font-display:swap}')
  expect(rules.map(({ body }) => body)).toEqual([
    '@font-face{font-family:Geist;font-display:optional}',
  ])
})

it('leaves what does not move anything to the rest', () => {
  const { rules } = splitStyleSheet(
    '@media print{.bf0{order:1}}@media (forced-colors:active){.bf0{order:1}}@media (prefers-contrast:more){.bf0{order:1}}:root[data-contrast=more],[data-contrast=more] [data-theme]{--a:1}.bf0:hover{order:1}',
  )
  expect(rules).toEqual([])
})

it('knows the animation of keyframes', () => {
  const { rules } = splitStyleSheet('@keyframes bg0{to{opacity:1}}')
  expect(rules).toEqual([
    { within: [], selectors: [], body: '@keyframes bg0{to{opacity:1}}', keyframes: 'bg0' },
  ])
})

it('leaves the colours of charts to the style sheet', () => {
  const css = shortenPropertyNames(
    ':root{--fds-data-categorical-1:red;--fds-data-diverging-2:blue}',
  )
  expect(splitStyleSheet(css)).toEqual({ rules: [], rest: css })
  const text = shortenPropertyNames(':root{--fds-text-body:red}')
  expect(splitStyleSheet(text)).toMatchObject({ rest: '' })
})
