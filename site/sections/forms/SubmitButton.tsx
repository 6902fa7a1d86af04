import { Button } from '#design-system'
import type { ReactNode } from 'react'
import { useFormContext } from '../formContext.tsx'
import { useText } from '../site.tsx'
import * as styles from './SubmitButton.css.ts'

interface SendButtonProps {
  /** True if the form contains a captcha: without script a click on its picture submits the form. */
  captcha?: boolean | undefined
  /** Whether the button is disabled. */
  disabled?: boolean | undefined
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  children: ReactNode
}

/** Submit button that shows a pending submission and prevents a second one. */
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
