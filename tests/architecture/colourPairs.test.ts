import { describe, expect, test } from 'vitest'
import { colourPairs, surfaceColourRoles } from '#design-system/theme/pairs.ts'
import type { ColourRole } from '#design-system/theme/roles.ts'
import { type ColourUse, listColourUses } from './colourUses.ts'
import { type DeclaredStyle, listDeclaredStyles } from './styleRules.ts'

/** Uses without a pair, each with the reason; `on` is the ground, any by default. */
const exemptions: readonly {
  readonly role: RegExp
  readonly on?: RegExp
  readonly place?: RegExp
  readonly reason: string
}[] = [
  { role: /^picture\./, reason: 'lies on photographs, whose pixels no theme knows' },
  {
    role: /^status\.info\.onSolid$/,
    place: /fields\/pictures/,
    reason: 'marks a point of a photograph',
  },
  { role: /^accent\.fill$/, reason: 'decoration: the logo and areas beside a text' },
  { role: /^action\.primary/, reason: 'has action.primaryEdge as its border' },
  { role: /^chart\.sun$/, reason: 'is drawn inside chart.sunLine' },
  { role: /^status\.success\.solid$/, place: /Badge/, reason: 'contains a text, which has a pair' },
  {
    role: /^control\.onChecked$/,
    on: /^(surface\.page|control\.track)$/,
    reason: 'is only drawn while its control is checked',
  },
  {
    role: /^text\.(high|muted)$/,
    on: /^control\.(track|checked)$/,
    place: /Stepper/,
    reason: 'its words are hidden while the step is a bar',
  },
]

const listed = new Set(
  colourPairs.map(({ foreground, background, overlay }) =>
    [foreground, background, overlay].join(),
  ),
)

const groundsOf = ({ ground }: ColourUse): readonly ColourRole[] =>
  ground === undefined ? surfaceColourRoles : [ground]

const isListed = (use: ColourUse) =>
  groundsOf(use).every((ground) => listed.has([use.role, ground, use.overlay].join()))

const exemptionsOf = ({ role, ground, place }: ColourUse) =>
  exemptions.filter(
    (one) =>
      one.role.test(role) &&
      (one.on?.test(ground ?? '') ?? true) &&
      (one.place?.test(place) ?? true),
  )

const describeUse = ({ role, ground, overlay, place }: ColourUse) =>
  `${role} on ${ground ?? 'the surfaces'}${overlay ? ` under ${overlay}` : ''}: ${place}`

const findUnlisted = (styles: readonly DeclaredStyle[]) =>
  listColourUses(styles)
    .filter((use) => !isListed(use) && exemptionsOf(use).length === 0)
    .map(describeUse)

const declaredStyles = listDeclaredStyles()

test('every colour role lies on a ground with which it is a pair of pairs.ts', async () => {
  expect(findUnlisted(await declaredStyles)).toEqual([])
})

test('every exemption is needed', async () => {
  const used = new Set(
    listColourUses(await declaredStyles)
      .filter((use) => !isListed(use))
      .flatMap(exemptionsOf),
  )
  expect(exemptions.filter((one) => !used.has(one))).toEqual([])
})

describe('finds', () => {
  const style = (rule: DeclaredStyle['rule']) => [{ place: 'a.css.ts root', rule }]
  const role = (name: string) => `var(--fds-${name})`

  test.each([
    [
      'text on a ground that is no pair of it',
      { color: role('text-muted'), backgroundColor: role('error-fill') },
      ['text.muted on status.error.fill: a.css.ts root'],
    ],
    [
      'text that its hovered element makes too faint',
      {
        color: role('accent-text'),
        selectors: { '&:hover': { backgroundColor: role('action-hover') } },
      },
      ['accent.text on the surfaces under action.hover: a.css.ts root { &:hover }'],
    ],
    [
      'a thumb on its track',
      {
        backgroundColor: role('control-track'),
        '::before': { backgroundColor: role('border-control') },
      },
      ['border.control on control.track: a.css.ts root { ::before }'],
    ],
    [
      'a line that is nowhere a pair',
      { border: `1px solid ${role('success-solid')}` },
      ['status.success.solid on the surfaces: a.css.ts root'],
    ],
    [
      'a text that inherits the ground of its rule in a media condition',
      {
        backgroundColor: role('warning-fill'),
        '@media': { print: { color: role('text-disabled') } },
      },
      ['text.disabled on status.warning.fill: a.css.ts root { print }'],
    ],
  ])('%s', (_, rule, found) => {
    expect(findUnlisted(style(rule))).toEqual(found)
  })

  test('nothing in a disabled control, and nothing where the ground is replaced', () => {
    const rule = {
      color: role('text-high'),
      backgroundColor: role('surface-page'),
      selectors: {
        '&:disabled': { color: role('text-disabled') },
        '&:hover': { backgroundColor: role('selection-fill'), color: role('selection-text') },
      },
    }
    expect(findUnlisted(style(rule))).toEqual([])
  })
})
