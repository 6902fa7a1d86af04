import { useId } from 'react'
import { Dialog, Link } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import { ConsentChoices, ConsentCategoryFields } from './ConsentCategoryFields.tsx'
import * as styles from './ConsentForm.css.ts'

export interface ConsentDialogProps {
  /** Texts in the language of the page. */
  text: (id: MessageId) => string
  /** Categories allowed so far. */
  allowed: readonly string[]
  /** URL of the cookie settings, which handles the form. */
  action: string
  /** URL to return to; sent as `next`. */
  next: string
  /** URL of the list of all cookies. */
  policy: string
  open: boolean
  onClose: () => void
  /** Called before the form is submitted, which reloads the page. */
  onSubmit: () => void
}

/** Cookie settings as a dialog over any page, with the same form as their own page; returns to this page. */
export function ConsentDialog({ text, allowed, action, next, ...props }: ConsentDialogProps) {
  const { policy, open, onClose, onSubmit } = props
  const form = useId()
  return (
    <Dialog
      title={text('cookie.settings')}
      description={text('page.cookie-settings.form.lead')}
      closeLabel={text('nav.close')}
      open={open}
      onOpenChange={onClose}
      actions={<ConsentChoices text={text} form={form} />}
    >
      <form
        className={styles.dialogForm}
        id={form}
        method="post"
        action={action}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="next" value={next} />
        <ConsentCategoryFields text={text} id="consent-dialog" allowed={allowed} />
        <p>
          <Link href={policy} variant="more">
            {text('action.read-cookies-policy')}
          </Link>
        </p>
      </form>
    </Dialog>
  )
}
