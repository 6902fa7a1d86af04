import { useState } from 'react'
import { Input, RadioGroup, Stack } from '#design-system'

/** One short question that follows from an answer; more of them are a page of their own. */
export function FollowUpQuestion() {
  const [way, setWay] = useState('')
  return (
    <Stack space={24}>
      <RadioGroup
        name="way"
        label="How may we answer?"
        value={way}
        onChange={({ target }) => setWay(target.value)}
        options={[
          { value: 'mail', label: 'By mail' },
          { value: 'phone', label: 'By telephone', help: 'We then ask for your number.' },
        ]}
      />
      {way === 'phone' && <Input name="phone" label="Telephone" type="tel" autoComplete="tel" />}
    </Stack>
  )
}
