import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Alert, Button, FormErrorSummary, Input, Select, Stack } from '#design-system'

/** Messages by the name of the field, which is also its id. */
type Errors = Readonly<Record<string, string>>

interface ServerErrorsProps {
  /** Sends the form. The answer has a message for each entry that was refused. */
  send: (data: FormData) => Promise<Errors>
}

export function ServerErrors({ send }: ServerErrorsProps) {
  const [errors, setErrors] = useState<Errors>({})
  const [loading, setLoading] = useState<string | false>(false)
  const [failed, setFailed] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const list = Object.entries(errors).map(([id, message]) => ({ id, message }))

  // The summary appears after the page has loaded, so its `autoFocus` has no effect.
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLoading('Sending the request')
    setFailed(false)
    try {
      setErrors(await send(new FormData(event.currentTarget)))
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack space={24}>
        {list.length > 0 && (
          <FormErrorSummary
            ref={summary}
            title={`Entries to correct: ${list.length}`}
            errors={list}
          />
        )}
        {failed && (
          <Alert announce tone="error" title="The request was not sent.">
            Your entries are still here. Try again in a minute.
          </Alert>
        )}
        <Input
          id="email"
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          error={errors['email']}
        />
        <Select
          id="country"
          name="country"
          label="Country of installation"
          placeholder="Choose a country"
          options={[
            { value: 'at', label: 'Austria' },
            { value: 'be', label: 'Belgium' },
            { value: 'fr', label: 'France' },
            { value: 'de', label: 'Germany' },
            { value: 'nl', label: 'Netherlands' },
            { value: 'ch', label: 'Switzerland' },
          ]}
          error={errors['country']}
        />
        <Button type="submit" loading={loading}>
          Send request
        </Button>
      </Stack>
    </form>
  )
}
