import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Grid, Stack, Text } from '#design-system'
import { withUniqueIds } from '../texts/transformVisibleTexts.ts'
import { forcePseudoStates } from './forcePseudoStates.ts'
import { type ComponentState, componentStateProps } from './componentStates.ts'

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
  readonly states: readonly ComponentState[]
}

/** Shows a component in all its states side by side. */
export function StateMatrix({ component: Component, props, states }: StateMatrixProps) {
  const cells = [
    ...Object.entries(pointerStates).map(([name, forced]) => ({ name, forced, props: {} })),
    ...states.map((name) => ({ name, forced: '', props: componentStateProps[name] })),
  ]
  return (
    <Grid columns={{ base: 1, wide: 3 }} space="gap">
      {cells.map(({ name, forced, props: changed }) => (
        <Stack key={name} space={8}>
          <Text size="small">{name}</Text>
          <Forced states={forced}>
            <Component {...withUniqueIds({ ...props, ...changed }, `state-${name}`)} />
          </Forced>
        </Stack>
      ))}
    </Grid>
  )
}

function Forced({ states, children }: { states: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (states !== '' && root.current) forcePseudoStates(root.current, states)
  })
  // A forced state is a picture of it, which nobody operates.
  return (
    <div ref={root} inert={states !== ''}>
      {children}
    </div>
  )
}
