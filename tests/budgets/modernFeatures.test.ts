import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { browsers, features } from 'web-features'
import { modernFeatures } from '../fixtures/modernFeatures.table.ts'

const client = join(import.meta.dirname, '../../site/dist/client')
const css = globSync('assets/*.css', { cwd: client })
  .map((name) => readFileSync(join(client, name), 'utf8'))
  .join('\n')

const twoYears = 2 * 365 * 24 * 60 * 60_000
const twoYearsAgo = new Date(Date.now() - twoYears).toISOString().slice(0, 10)

/** Version that brought a feature, for each browser that has it; keys are those of browser-compat-data. */
const support = new Map(
  Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return []
    const { by_compat_key: single = {} } = feature.status
    return (feature.compat_features ?? []).map(
      (key) => [key, (single[key] ?? feature.status).support] as const,
    )
  }),
)

/** True if an engine lacks the feature, or had it less than two years ago; false for names that are no feature. */
function isModern(key: string): boolean {
  const versions = support.get(key)
  if (versions === undefined) return false
  return (['chrome', 'firefox', 'safari'] as const).some((browser) => {
    // Versions are marked where an older one may have had the feature, too.
    const version = versions[browser]?.replace('≤', '')
    const release = browsers[browser].releases.find((one) => one.version === version)
    return release === undefined || release.date > twoYearsAgo
  })
}

/** Names in our style sheets with their keys. */
function* usedFeatures(): Generator<readonly [name: string, key: string]> {
  for (const [, property = '', value = ''] of css.matchAll(/[{;]\s*([a-z][a-z-]+):([^;{}]+)/g)) {
    yield [property, `css.properties.${property}`]
    // The first font that exists is taken.
    if (property !== 'font-family')
      for (const [word] of value.matchAll(/[a-z][a-z-]+/g))
        yield [property, `css.properties.${property}.${word.replaceAll('-', '_')}`]
  }
  for (const [, selector = ''] of css.matchAll(/(?:^|[{};])([^{};]+)\{/g))
    for (const [, name = ''] of selector.matchAll(/::?([a-z][a-z-]+)/g))
      yield [name, `css.selectors.${name}`]
  for (const [, name = ''] of css.matchAll(/@([a-z][a-z-]+)/g)) yield [name, `css.at-rules.${name}`]
  for (const [, name = ''] of css.matchAll(/\b([a-z][a-z-]+)\(/g)) yield [name, `css.types.${name}`]
}

it('every feature of the style sheets that an engine has had for less than two years has a fallback', () => {
  const modern = [...usedFeatures()].flatMap(([name, key]) => (isModern(key) ? name : []))
  const listed = modernFeatures.flatMap(({ words }) => words)
  const missing = modern.filter((name) => !listed.some((word) => name.startsWith(word)))
  expect([...new Set(missing)].toSorted()).toEqual([])
  expect(modern).toContain('text-box')
})
