import { useState } from 'react'
import { DateInput, Fieldset } from '#design-system'

interface DateRangeProps {
  /** Message of the server about a range that it has refused. */
  error?: string
}

export function DateRange({ error }: DateRangeProps) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  return (
    <Fieldset label="When is somebody at home?" help="Within the next three months." error={error}>
      <DateInput
        name="from"
        label="First day"
        value={from}
        max={to || undefined}
        onChange={({ target }) => setFrom(target.value)}
      />
      <DateInput
        name="to"
        label="Last day"
        value={to}
        min={from || undefined}
        onChange={({ target }) => setTo(target.value)}
      />
    </Fieldset>
  )
}
