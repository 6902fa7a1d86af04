import { type ReactNode, useEffect, useRef } from 'react'
import { forcePseudoStates } from './forcePseudoStates.ts'

/** Shows the first control of its content as if it were in the given states, such as `hover active`. */
export function Forced({ states, children }: { states: string; children: ReactNode }) {
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
