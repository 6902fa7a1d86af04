import { Alert, Button, Checkbox, FormErrorSummary, Input, Text } from '#design-system'
import type { MessageId } from '#data/fields.ts'
import type { FormWords } from '#data/formMessages.ts'
import { textFaults, type FieldRule } from '#data/formRules.ts'
import { useText } from '../site.tsx'

export interface FormPartsProps {
  rules: Readonly<Record<string, FieldRule>>
  /** Said above a form that could not be sent. */
  failure: MessageId
}

/** What the script of a form shows, drawn ahead by the components that also show it without script. */
export function FormParts({ rules, failure }: FormPartsProps) {
  const text = useText()
  const said = [...Object.values(rules).flatMap(saidOf), ...Object.values(textFaults)]
  const words: FormWords = {
    faults: Object.fromEntries(said.map((id) => [id, text(id as MessageId)])),
    summaries: Object.keys(rules).map((_, index) => text('form.summary.title', { n: index + 1 })),
    failure: text(failure),
    lost: { 'call.offline': text('call.offline'), 'call.timeout': text('call.timeout') },
    limited: text('form.limited.wait', { wait: '{wait}' }),
    unavailable: text('form.unavailable'),
    request: text('form.request-id', { id: '{id}' }),
    sending: text('form.sending'),
  }
  return (
    <template data-form-parts={JSON.stringify(words)}>
      <div data-part="summary">
        <FormErrorSummary title="" errors={[{ id: '', message: '' }]} />
      </div>
      <div data-part="alert">
        <Alert appeared tone="error" title="">
          <Text> </Text>
          <Text size="small"> </Text>
        </Alert>
      </div>
      <Input id="part-field" name="part" label="" error=" " />
      <Checkbox id="part-choice" name="part" label="" error=" " />
      <div data-part="button">
        <Button loading=" "> </Button>
      </div>
    </template>
  )
}

const saidOf = ({ required, email, wrong }: FieldRule): readonly string[] =>
  [required, email, wrong].filter((id) => id !== undefined)
