import { useState } from 'react'
import { Input, RadioGroup, Stack } from '#design-system'

/** One short question follows from an answer. Give a page of its own to a longer one. */
export function FollowUpQuestion() {
  const [installer, setInstaller] = useState('')
  return (
    <Stack space={24}>
      <RadioGroup
        name="installer"
        label="Who installs the system?"
        value={installer}
        onChange={({ target }) => setInstaller(target.value)}
        options={[
          { value: 'own', label: 'A company that I know', help: 'We then ask for its name.' },
          { value: 'partner', label: 'A company that you recommend' },
          { value: 'unknown', label: 'I do not know' },
        ]}
      />
      {installer === 'own' && (
        <Input name="company" label="Name of the company" autoComplete="off" spellCheck={false} />
      )}
    </Stack>
  )
}
