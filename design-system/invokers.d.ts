import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    /** What the button does with the element that `commandfor` names. */
    command?: 'show-modal' | 'close' | undefined
    /** Id of the dialog the button acts on. */
    commandfor?: string | undefined
  }
}
