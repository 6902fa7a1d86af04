import { expect } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { testedPages, listPagesInLocale } from '../pages.ts'
import { test } from '../../siteTest.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const addresses = [
  ...new Set([...testedPages, ...listPagesInLocale('de')].map(({ address }) => address)),
]
const parts = 4

// Split into parts that run in parallel.
for (let part = 0; part < parts; part++)
  test(`pages are valid HTML: part ${part + 1} of ${parts}`, async ({ request }) => {
    const wrong: string[] = []
    for (const address of [...addresses, '/de/no-such-page'].filter(
      (_, at) => at % parts === part,
    )) {
      const html = await (await request.get(address)).text()
      const { results } = await validator.validateString(html)
      for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
        wrong.push(`${address}:${line}:${column} ${ruleId}: ${message}`)
    }
    expect(wrong).toEqual([])
  })
