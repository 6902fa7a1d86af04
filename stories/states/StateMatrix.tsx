import type { ComponentType } from 'react'
import { Grid, Stack, Text } from '#design-system'
import { withUniqueIds } from '../texts/transformVisibleTexts.ts'
import { ForcedPseudoStates } from './ForcedPseudoStates.tsx'
import {
  getComponentDisplayName,
  listComponentStates,
  listComponentVariants,
} from './listComponentStates.tsx'
import * as styles from '../.storybook/docs/drawings.css.ts'

/** States that a pointer or the keyboard sets, with the pseudo-classes of the control. */
const pointerStates = {
  Rest: '',
  Hover: 'hover',
  Pressed: 'hover active',
  Focus: 'focus focus-visible focus-within',
} as const

/** Components that are as wide as the page, or narrow only in a column of their own. */
const wideComponents: ReadonlySet<string> = new Set([
  'ConsentBanner',
  'MegaMenu',
  'SiteFooter',
  'SiteHeader',
  'Stepper',
  'Table',
  'Tabs',
])

/** Classes of the frame around components that are drawn in another way than in a page. */
export const stateFrameClasses: Readonly<Record<string, string>> = {
  LanguageMenu: `${styles.cell} ${styles.fitted}`,
  SkipLink: `${styles.cell} ${styles.shown}`,
  ThemeMenu: `${styles.cell} ${styles.fitted}`,
}

interface StateMatrixProps {
  readonly component: ComponentType<object>
  /** Props of the default example. */
  readonly props: object
}

/** Shows a component in all its states side by side, each variant in rows of its own. */
export function StateMatrix({ component: Component, props }: StateMatrixProps) {
  const variants = listComponentVariants(Component)
  const name = getComponentDisplayName(Component)
  const columns = wideComponents.has(name) ? 1 : ({ base: 1, wide: 3 } as const)
  const rows =
    variants.length > 0
      ? variants.map((variant) => ({ variant, given: { ...props, variant } }))
      : [{ variant: undefined, given: props }]
  return (
    <Stack space={32}>
      {rows.map(({ variant, given }) => (
        <Grid key={variant ?? ''} columns={columns} space="gap">
          {cellsOf(Component, given).map(({ name: state, forced, props: changed }) => (
            <Stack key={state} space={8}>
              <Text size="small">{variant === undefined ? state : `${variant}: ${state}`}</Text>
              <ForcedPseudoStates
                states={forced}
                className={stateFrameClasses[name] ?? styles.cell}
              >
                <Component
                  {...withUniqueIds({ ...given, ...changed }, `${name}-${variant ?? ''}${state}`)}
                />
              </ForcedPseudoStates>
            </Stack>
          ))}
        </Grid>
      ))}
    </Stack>
  )
}

const cellsOf = (component: ComponentType<object>, props: object) => [
  ...Object.entries(pointerStates).map(([name, forced]) => ({ name, forced, props: {} })),
  ...listComponentStates(component, props).map((state) => ({ ...state, forced: '' })),
]
