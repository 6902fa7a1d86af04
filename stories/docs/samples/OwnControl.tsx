import { useState } from 'react'
import { Field } from '#design-system'

/** `control` has the id, the description and the state of the error. Your control takes all of it. */
export function OwnControl() {
  const [reserve, setReserve] = useState('20')
  return (
    <Field
      id="reserve"
      label="Reserve for outages"
      help="The battery keeps this part of its energy."
      aside={<output htmlFor="reserve">{reserve} %</output>}
    >
      {(control) => (
        <input
          {...control}
          type="range"
          name="reserve"
          step={5}
          value={reserve}
          onChange={({ target }) => setReserve(target.value)}
        />
      )}
    </Field>
  )
}
