import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cookies } from '#data/consent/cookies.ts'
import { getEventState } from '#data/content/events.ts'
import { contactDeskRegions, supportTopics } from '#data/content/support.ts'
import activities from '#pages-config/content/activities.json' with { type: 'json' }
import articles from '#pages-config/content/articles.json' with { type: 'json' }
import desks from '#pages-config/content/desks.json' with { type: 'json' }
import expos from '#pages-config/content/expos.json' with { type: 'json' }
import faqs from '#pages-config/content/faqs.json' with { type: 'json' }
import products from '#pages-config/content/products.json' with { type: 'json' }
import messages from '#pages-config/messages/en.json' with { type: 'json' }

const top = join(import.meta.dirname, '../..')
const policy = (language: string): string =>
  readFileSync(join(top, `pages-config/content/documents/cookies-policy.${language}.md`), 'utf8')

/** Seconds of a text such as "Until you sign out, or 30 days at most" or "6 Monate (183 Tage)": the last duration in it. */
function lifetimeSeconds(text: string): number {
  const durations = [...text.matchAll(/(\d+) *(day|Tag|天|hour|Stunde|小时|minute|Minute|分钟)/g)]
  const [, count, unit = ''] = durations.at(-1) ?? []
  const seconds = /day|Tag|天/.test(unit) ? 86_400 : /hour|Stunde|小时/.test(unit) ? 3600 : 60
  return Number(count) * seconds
}

test.each(['en', 'de', 'cn', 'au'])(
  'the cookie policy in %s lists every first-party cookie with its lifetime, and no other',
  (language) => {
    // Keys of the browser storage stand in a table of the same shape.
    const [own = ''] = policy(language).split('{#storage}')
    const rows = [...own.matchAll(/^\| `([^`]+)` +\|[^|]*\S[^|]*\|([^|]+)\|[^|]*\S[^|]*\|$/gm)]
    expect(rows.map(([, name, lifetime = '']) => [name, lifetimeSeconds(lifetime)])).toEqual(
      Object.values(cookies).map(({ name, maxAge }) => [name, maxAge]),
    )
  },
)

test.each(['en', 'de', 'cn', 'au'])(
  'the cookie policy in %s names every key of the browser storage',
  (language) => {
    const scripts = globSync('{app,sections}/**/*.ts', { cwd: join(top, 'site') })
    const keys = scripts
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => [
        ...readFileSync(join(top, 'site', path), 'utf8').matchAll(/'(felcera_\w+):?'/g),
      ])
      .map(([, key = '']) => key)
    expect(keys.length).toBeGreaterThanOrEqual(4)
    for (const key of keys) expect(policy(language)).toContain(`\`${key}`)
  },
)

test('there are questions of every type and desks in every region', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(24)
  expect(new Set(faqs.map(({ problem }) => problem))).toEqual(new Set(supportTopics))
  expect(desks.length).toBeGreaterThanOrEqual(20)
  expect(new Set(desks.map(({ region }) => region))).toEqual(new Set(contactDeskRegions))
})

test('the pages of support teams say right how many offer both sales and service', () => {
  const both = desks.filter(({ kinds }) => kinds.includes('sales') && kinds.includes('service'))
  const sales = desks.filter(({ kinds }) => kinds.includes('sales'))
  const service = desks.filter(({ kinds }) => kinds.includes('service'))
  expect(messages['page.how-to-buy.hero.lead']).toContain(
    'Most of them also provide technical support.',
  )
  expect(both.length).toBeGreaterThan(sales.length / 2)
  expect(messages['page.local-support.hero.lead']).toContain('All but one also advise on buying.')
  expect(service.length - both.length).toBe(1)
})

const questionsAbout = (id: string) => faqs.filter((one) => one.products?.includes(id))

test.each(products.map(({ id }) => id))(
  '%s has no questions yet, or enough for a section',
  (id) => {
    const { length } = questionsAbout(id)
    expect(length === 0 || length >= 4).toBe(true)
  },
)

test.each([
  'three-phase-home-battery-energy-storage-system',
  'high-voltage-lfp-battery',
  'three-phase-hybrid-inverter',
  'single-phase-hybrid-inverter',
  'ac-charger',
  'ci-all-in-one-cabinet',
  'utility-container',
])('%s answers twenty questions of buyers, of every type but fault codes', (id) => {
  const asked = questionsAbout(id)
  expect(asked.length).toBeGreaterThanOrEqual(20)
  const types = new Set(asked.map(({ problem }) => problem))
  expect(supportTopics.filter((type) => type !== 'fault-codes' && !types.has(type))).toEqual([])
})

describe('telephone numbers', () => {
  const reserved = [
    /^\+49 89 99998-\d{3}$/,
    /^\+49 30 23125-\d{3}$/,
    /^\+33 1 99 00 \d\d \d\d$/,
    /^\+44 20 7946 0\d{3}$/,
    /^\+61 [2378] (5550|7010) \d{4}$/,
  ]
  test.each(desks.flatMap(({ telephone }) => telephone ?? []))('%s is reserved', (number) => {
    expect(reserved.some((range) => range.test(number))).toBe(true)
  })
})

test('there are upcoming, current and past events on the reference date', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const states = (events: readonly Parameters<typeof getEventState>[0][]) =>
    new Set(events.map((event) => getEventState(event, now)))
  expect(activities.length).toBeGreaterThanOrEqual(6)
  expect(states(activities)).toEqual(new Set(['upcoming', 'ongoing', 'finished']))
  expect(expos.length).toBeGreaterThanOrEqual(2)
})

test('related articles exist and never include the article itself', () => {
  expect(articles.length).toBeGreaterThanOrEqual(6)
  for (const { id, related } of articles) expect(related).not.toContain(id)
})
