import { expect, it } from 'vitest'
import {
  firstSectionEndScript,
  inlineFirstSectionStyles,
  type InlinableStyleSheet,
} from './styleSheets.ts'

/** Creates a rule for selectors, each with its required classes and elements. */
const rule = (
  body: string,
  selectors: Readonly<Record<string, readonly string[]>> = {},
  within: readonly string[] = [],
) => ({
  within,
  selectors: Object.entries(selectors).map(([text, needs]) => ({ text, needs })),
  body,
  keyframes: '',
})
const phone = '@media (width<780px)'
const sheet: InlinableStyleSheet = {
  rest: '/assets/rest.css',
  rules: [
    rule('@layer a;'),
    rule('--a:1', { ':root': [] }),
    rule('color:red', { '.bf0': ['.bf0'] }),
    rule('color:blue', { '.bf0': ['.bf0'] }, [phone]),
    rule('margin:0', { '.bf1': ['.bf1'], h1: ['h1'] }, [phone]),
    rule('order:1', { '.bf0 .bf2': ['.bf0', '.bf2'] }),
    { ...rule('@keyframes bg0{to{opacity:1}}'), keyframes: 'bg0' },
    { ...rule('@keyframes bg1{to{opacity:1}}'), keyframes: 'bg1' },
    rule('animation:bg1 1s', { '.bf3': ['.bf3'] }),
  ],
}
const end = `<script>${firstSectionEndScript}</script>`
const restInHead = '<link rel="stylesheet" href="/assets/rest.css"/>'
const rest = '<link rel="stylesheet" fetchpriority="low" href="/assets/rest.css"/>'
const page = (first: string, ...others: readonly string[]) =>
  [
    '<head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/></head>',
    first,
    ...others.map((part) => end + part),
  ].join('')

it('has the rules inline that the first section needs, and links the others behind it', () => {
  const { html, style } = inlineFirstSectionStyles(
    page('<p class="x bf0">', '<h1 class="bf3">'),
    sheet,
  )
  expect(style).toBe(`@layer a;:root{--a:1}.bf0{color:red}${phone}{.bf0{color:blue}}`)
  expect(html).toBe(
    `<head><style>${style}</style><noscript>${restInHead}</noscript></head><p class="x bf0">${rest}${end}<h1 class="bf3">`,
  )
})

it('preloads fonts for narrow screens in the body, where they do not hold back the first paint', () => {
  const font = (condition: string) =>
    `<link rel="preload" as="font" href="/assets/a.woff2" media="(width ${condition} 780px)"/>`
  const markup = (head: string, body: string) => `<head>${head}</head><body class="a">${body}<p>`
  const given = markup(font('&lt;') + font('&gt;='), '')
  const { html } = inlineFirstSectionStyles(given + end, sheet)
  expect(html).toContain(markup(font('&gt;='), font('&lt;')))
})

it('has only the selectors of a rule inline that apply, and one of several classes if all are there', () => {
  expect(inlineFirstSectionStyles(page('<h1>', ''), sheet).style).toContain('{h1{margin:0}')
  expect(inlineFirstSectionStyles(page('<p class="bf2">', ''), sheet).style).not.toContain('order')
  expect(inlineFirstSectionStyles(page('<p class="bf0 bf2">', ''), sheet).style).toContain('order')
})

it('has the keyframes of the animations inline that the first section runs', () => {
  const { style } = inlineFirstSectionStyles(page('<p class="bf3">', ''), sheet)
  expect(style).toContain('@keyframes bg1{')
  expect(style).not.toContain('@keyframes bg0{')
})

it('leaves the rules of closed dialogs to the style sheet', () => {
  const markup = '<dialog><p class="bf0"></p></dialog><p class="bf2">'
  expect(inlineFirstSectionStyles(page(markup, ''), sheet).style).not.toContain('.bf0')
})

it('takes the first of several ends', () => {
  const { html, style } = inlineFirstSectionStyles(page('<p>', '<p class="bf0">', '<p>'), sheet)
  expect(style).not.toContain('.bf0')
  expect(html.split(`${rest}${end}`)).toHaveLength(2)
  expect(html.split(end)).toHaveLength(2)
})

it('does not let text of a visitor choose rules', () => {
  const { style } = inlineFirstSectionStyles(
    page('<p>&lt;p class=&quot;bf0&quot;&gt;</p>', ''),
    sheet,
  )
  expect(style).not.toContain('.bf0')
})
