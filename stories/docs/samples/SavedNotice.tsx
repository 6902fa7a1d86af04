import { useState } from 'react'
import { Alert, Button, Stack } from '#design-system'

interface SavedNoticeProps {
  save: () => Promise<void>
}

export function SavedNotice({ save }: SavedNoticeProps) {
  const [result, setResult] = useState<'saved' | 'failed'>()
  const press = () =>
    save().then(
      () => setResult('saved'),
      () => setResult('failed'),
    )
  return (
    <Stack space={16}>
      <Button onClick={() => void press()}>Save address</Button>
      {/* The result is announced while the focus stays on the button. */}
      {result === 'saved' && <Alert announce tone="success" title="The address is saved." />}
      {result === 'failed' && (
        <Alert announce tone="error" title="The address was not saved.">
          Check your connection and save it again.
        </Alert>
      )}
    </Stack>
  )
}
