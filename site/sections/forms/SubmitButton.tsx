import { Button } from '#design-system'
import type { ReactNode } from 'react'
import { useFormContext } from '../formContext.tsx'
import { useText } from '../site.tsx'
import * as styles from './SubmitButton.css.ts'

interface SendButtonProps {
  /** Whether the form holds a captcha: without script its picture sends the form. */
  captcha?: boolean | undefined
  /** Cannot be used now. */
  disabled?: boolean | undefined
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  children: ReactNode
}

/** Sends a form, once at a time. */
export function SubmitButton({ captcha, disabled, variant, children }: SendButtonProps) {
  const { pending } = useFormContext()
  const text = useText()
  return (
    <div className={captcha ? styles.scripted : styles.root}>
      <Button
        type="submit"
        variant={variant}
        disabled={disabled}
        loading={pending && text('form.sending')}
      >
        {children}
      </Button>
    </div>
  )
}
