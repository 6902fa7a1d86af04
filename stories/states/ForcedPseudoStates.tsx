import { type ReactNode, useEffect, useRef } from 'react'
import { forcePseudoStates } from './forcePseudoStates.ts'

interface ForcedPseudoStatesProps {
  readonly states: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Shows the first control of its content as if it were in the given states, such as `hover active`. */
export function ForcedPseudoStates({ states, className, children }: ForcedPseudoStatesProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (states !== '' && root.current) forcePseudoStates(root.current, states)
  })
  // A forced state is a picture of it, which nobody operates.
  return (
    <div ref={root} className={className} inert={states !== ''}>
      {children}
    </div>
  )
}
