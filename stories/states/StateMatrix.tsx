import type { ComponentType } from 'react'
import { Grid, Stack, Text } from '#design-system'
import { withUniqueIds } from '../texts/transformVisibleTexts.ts'
import { Forced } from './Forced.tsx'
import { listComponentStates, listComponentVariants } from './listComponentStates.tsx'

/** States that a pointer or the keyboard sets, with the pseudo-classes of the control. */
const pointerStates = {
  Rest: '',
  Hover: 'hover',
  Pressed: 'hover active',
  Focus: 'focus focus-visible focus-within',
} as const

interface StateMatrixProps {
  readonly component: ComponentType<object>
  /** Props of the default example. */
  readonly props: object
}

/** Shows a component in all its states side by side, each variant in rows of its own. */
export function StateMatrix({ component: Component, props }: StateMatrixProps) {
  const variants = listComponentVariants(Component)
  const rows =
    variants.length > 0
      ? variants.map((variant) => ({ variant, given: { ...props, variant } }))
      : [{ variant: undefined, given: props }]
  return (
    <Stack space={32}>
      {rows.map(({ variant, given }) => (
        <Grid key={variant ?? ''} columns={{ base: 1, wide: 3 }} space="gap">
          {cellsOf(Component, given).map(({ name, forced, props: changed }) => (
            <Stack key={name} space={8}>
              <Text size="small">{variant === undefined ? name : `${variant}: ${name}`}</Text>
              <Forced states={forced}>
                <Component
                  {...withUniqueIds({ ...given, ...changed }, `state-${variant ?? ''}${name}`)}
                />
              </Forced>
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
