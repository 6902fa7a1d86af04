import { Link, Text } from '#design-system'
import { AccountForm } from '../account/AccountForm.tsx'
import { AccountPanel } from '../account/AccountPanel.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useHref, useText } from '../site.tsx'
import type { RetrievePasswordProps } from './RetrievePassword.schema.ts'

/** Undoes a change by a mailed link, after a press of the button: mail filters open links automatically. */
export function UndoAccountChangeForm({ anchor, signIn, request, answer }: RetrievePasswordProps) {
  const text = useText()
  const href = useHref()
  return (
    <AccountPanel
      anchor={anchor}
      title="retrieve.undo.title"
      lead="retrieve.undo.lead"
      foot={
        <Text>
          <Link href={href(signIn)}>{text('retrieve.back')}</Link>
        </Text>
      }
    >
      <AccountForm step="undo" answer={answer} fields={[]} hidden={{ token: request.undo }}>
        {() => <SubmitButton>{text('retrieve.undo.submit')}</SubmitButton>}
      </AccountForm>
    </AccountPanel>
  )
}
