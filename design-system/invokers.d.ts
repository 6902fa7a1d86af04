import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    /** Action on the element named by `commandfor`. */
    command?: 'show-modal' | 'close' | undefined
    /** Id of the dialog that the button controls. */
    commandfor?: string | undefined
  }
}
