import { useState } from 'react'
import { Checkbox, Fieldset } from '#design-system'

const answers = [
  { value: 'solar', label: 'Solar panels' },
  { value: 'car', label: 'A charger for a car' },
  { value: 'none', label: 'None of these' },
]

interface SeveralAnswersProps {
  error?: string
}

export function SeveralAnswers({ error }: SeveralAnswersProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const choose = (value: string, checked: boolean) => {
    // "None of these" and another answer exclude each other.
    const kept = chosen.filter((one) => one !== value && (one === 'none') === (value === 'none'))
    setChosen(checked ? [...kept, value] : chosen.filter((one) => one !== value))
  }
  return (
    // The first box has the id of the group, so that an error summary can lead there.
    <Fieldset
      id="devices"
      label="What is installed in your house?"
      help="Choose all that apply."
      error={error}
    >
      {answers.map(({ value, label }, index) => (
        <Checkbox
          key={value}
          {...(index === 0 && { id: 'devices' })}
          name="devices"
          value={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) => choose(value, target.checked)}
        />
      ))}
    </Fieldset>
  )
}
