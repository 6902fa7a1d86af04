import { DateInput, Fieldset, Inline, Input } from '#design-system'
import { useState } from 'react'
import { utcMomentPattern } from '#data/pages/schedule.ts'
import { formatConfigValuePath } from '../EditorContext.ts'
import { toTextOrEmpty } from '../state/texts.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'
import { TextInput } from './LeafInputs.tsx'

const dateLength = 'YYYY-MM-DD'.length
const timeLength = 'HH:MM'.length
const startOfDay = '00:00'

/** A point in universal time, as date and time. A value of another form is edited as text. */
export function DateTimeInput(props: Omit<FieldInputProps, 'kind'>) {
  const { label, help, value, path, onChange } = props
  const t = useEditorTexts()
  const moment = toTextOrEmpty(value)
  // Stays while a date is typed that is not complete.
  const [lastTime, setLastTime] = useState(startOfDay)
  if (moment !== '' && !utcMomentPattern.test(moment)) return <TextInput {...props} />
  const date = moment.slice(0, dateLength)
  const time = moment.slice(dateLength + 1, dateLength + 1 + timeLength) || lastTime
  const set = (day: string, clock: string) => {
    setLastTime(clock)
    onChange(day === '' ? undefined : `${day}T${clock}Z`)
  }
  const name = formatConfigValuePath(path)
  return (
    <Fieldset label={label} title={help}>
      <Inline space={8}>
        <DateInput
          label={t.date}
          name={name}
          value={date}
          max="9999-12-31"
          onChange={({ target }) => set(target.value, time)}
        />
        <Input
          label={t.time}
          name={`${name}.time`}
          type="time"
          value={time}
          disabled={date === ''}
          onChange={({ target }) => set(date, target.value || startOfDay)}
        />
      </Inline>
    </Fieldset>
  )
}
