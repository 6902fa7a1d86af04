import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { publicPages, listPagesInLocale } from '../pages.ts'
import { test } from '../../siteTest.ts'

const file = join(import.meta.dirname, '../../../pages-config/content/same-words.json')
const { names, de } = JSON.parse(readFileSync(file, 'utf8')) as Record<'names' | 'de', string[]>

/** Runs in the browser: returns all visible and accessible texts except code and parts marked as another language. */
function readTexts(html: string): string[] {
  const sent = new DOMParser().parseFromString(html, 'text/html')
  // Many country names are equal in both languages.
  const countries = '[autocomplete^=country] option, [autocomplete^=tel] option'
  const others = 'script, style, code, pre, [hreflang], body [lang]'
  for (const other of sent.querySelectorAll(`${others}, ${countries}`)) other.remove()
  const walker = sent.createTreeWalker(sent.body, NodeFilter.SHOW_TEXT)
  const texts = [sent.title]
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content'])
    for (const element of sent.querySelectorAll(`body [${name}], meta[name=description][${name}]`))
      texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

const textsOf = async (page: Page, address: string): Promise<readonly string[]> =>
  page.evaluate(readTexts, await (await page.request.get(address)).text())

/** Returns words of at least two Latin letters, without addresses. */
const latinWords = (text: string): readonly string[] =>
  text
    .replaceAll(/https?:\S+|\S*[@/]\S*\.\S+|\S+\.(com|org|net|example)\b/g, ' ')
    .match(/[A-Za-z]{2,}/g) ?? []

test('Chinese pages contain no Latin words except names and units', async ({ page }) => {
  const allowed = new Set(names)
  const findings = new Map<string, string>()
  for (const { address } of listPagesInLocale('cn'))
    for (const text of await textsOf(page, address))
      for (const word of latinWords(text))
        if (!allowed.has(word)) findings.set(`${word} in “${text.slice(0, 60)}”`, address)
  expect(Object.fromEntries(findings)).toEqual({})
})

test('German pages contain no English texts', async ({ page }) => {
  const allowed = new Set([...names, ...de])
  const findings = new Map<string, string>()
  const english = new Set(publicPages.map(({ address }) => address))
  for (const { address } of listPagesInLocale('de')) {
    const { path } = splitLocaleFromPath(address)
    const source = `/en${path === '/' ? '' : path}`
    if (!english.has(source)) continue
    const there = new Set(await textsOf(page, source))
    for (const text of await textsOf(page, address))
      if (there.has(text) && latinWords(text).some((word) => !allowed.has(word)))
        findings.set(text.slice(0, 80), address)
  }
  expect(Object.fromEntries(findings)).toEqual({})
})
