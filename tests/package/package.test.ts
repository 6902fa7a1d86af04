import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { themes } from '#design-system/themes/themes.ts'
import { componentBudgets } from '../budgets/components.table.ts'
import { type PackageConsumer, installPackageConsumer } from './consumer.ts'
import { measureBundle } from './measureBundle.ts'

/** Bytes that layers, prefixed class names and roles of sizes add to the styles of a component on the site. */
const layering = 350

let consumer: PackageConsumer

beforeAll(() => {
  consumer = installPackageConsumer()
})

afterAll(() => consumer.remove())

describe('tokens of the package, read by Terrazzo', () => {
  interface Read {
    readonly input: Readonly<Record<'theme' | 'mode' | 'unit', string>>
    readonly count: number
    readonly tokens: Readonly<Record<string, unknown>>
  }
  let result: { problems: readonly string[]; read: readonly Read[] }
  const at = (theme: string, mode: string, unit: string) =>
    result.read.find(
      ({ input }) => input.theme === theme && input.mode === mode && input.unit === unit,
    )

  beforeAll(() => {
    result = JSON.parse(consumer.run('node', 'tokens.js')) as typeof result
  })

  it('are valid in every theme, mode and unit', () => {
    expect(result.problems).toEqual([])
    expect(result.read).toHaveLength(themes.length * 4 * 2)
    for (const { count } of result.read) expect(count).toBeGreaterThan(500)
  })

  it('take their values from theme, mode and unit independently', () => {
    const [light, dark] = [at('fern', 'light', 'rem'), at('harbour', 'dark', 'px')]
    expect(light?.tokens).toMatchObject({
      'role.action.primary': { hex: '#70b56a' },
      'role.surface.page': { hex: '#ffffff' },
      'space.16': { value: 1, unit: 'rem' },
      'type.h1.large': { fontFamily: ['Instrument Sans', 'sans-serif'], fontWeight: 560 },
    })
    expect(dark?.tokens).toMatchObject({
      'role.action.primary': { hex: '#2457a6' },
      'space.16': { value: 16, unit: 'px' },
      'type.h1.large': { fontFamily: ['Figtree', 'sans-serif'], fontWeight: 620 },
    })
    // A dense theme has lower controls and smaller text.
    expect(at('workshop', 'light', 'px')?.tokens).toMatchObject({
      'height.medium': { value: 36, unit: 'px' },
      'size.body.large': { value: 14, unit: 'px' },
      'space.16': { value: 12, unit: 'px' },
    })
    expect(light?.tokens['height.medium']).toEqual({ value: 3, unit: 'rem' })
    expect(dark?.tokens['role.surface.page']).not.toEqual(light?.tokens['role.surface.page'])
  })
})

describe('the package', () => {
  const folder = () => join(consumer.folder, 'node_modules/@felcera/design-system')
  const manifest = () =>
    JSON.parse(readFileSync(join(folder(), 'package.json'), 'utf8')) as {
      exports: Record<string, string | { types: string; default: string }>
    }

  it('contains every file that its manifest names', () => {
    const named = Object.values(manifest().exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.types, entry.default]))
      .filter((path) => !path.includes('*'))
    for (const path of [
      ...named,
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
      'tokens/fern.tokens.json',
    ])
      expect([path, existsSync(join(folder(), path))]).toEqual([path, true])
  })

  it('has a style sheet per component, of all components, of each theme and of the tokens', () => {
    const css = (name: string) => readFileSync(join(folder(), 'css', name), 'utf8')
    expect(css('components/Button.css')).toMatch(/@layer fds-components \{\n\.fds-/)
    expect(css('styles.css')).toContain(css('components/Button.css').slice(-200))
    expect(css('themes/fern.css')).toContain('--fds-action-primary: #70b56a;')
    expect(css('tokens.css')).toContain('--fds-space-16: 1rem;')
  })

  it('adds to a bundle only the components that it uses', async () => {
    for (const [name, budget] of Object.entries(componentBudgets)) {
      const { script, style } = await measureBundle(consumer.folder, [name])
      expect([name, script], 'bytes of script').toEqual([name, Math.min(script, budget.script)])
      const allowed = budget.style + layering
      expect([name, style], 'bytes of style').toEqual([name, Math.min(style, allowed)])
    }
  })

  it('adds to a bundle only the icons that it uses', async () => {
    const [one, all] = await Promise.all([
      measureBundle(consumer.folder, ['icons'], 'icons.batteryIcon'),
      measureBundle(consumer.folder, ['icons'], 'icons'),
    ])
    expect(one.script).toBeLessThan(200)
    expect(all.script).toBeGreaterThan(3000)
  })
})
