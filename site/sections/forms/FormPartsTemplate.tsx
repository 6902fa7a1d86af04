import { Alert, Button, Checkbox, FormErrorSummary, Input, Text } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import type { FormFieldRules } from '#data/forms/formFields.ts'
import type { FormScriptData } from '#data/forms/formScriptData.ts'
import { useText } from '../site.tsx'

interface FormPartsProps {
  rules: FormFieldRules
  /** Title of an error of the form as a whole. */
  failure: MessageId
}

/** Parts that the script of a form shows, rendered by the components that are also used without script. */
export function FormPartsTemplate({ rules, failure }: FormPartsProps) {
  const text = useText()
  const script: FormScriptData = {
    rules: Object.fromEntries(
      Object.entries(rules).map(([name, { required, email, phone, wrong, long, ...rule }]) => [
        name,
        {
          ...rule,
          ...(required && { required: text(required as MessageId) }),
          ...(email && { email: text(email as MessageId) }),
          ...(phone && { phone: text(phone as MessageId) }),
          wrong: text(wrong as MessageId),
          long: text(long as MessageId),
        },
      ]),
    ),
    summaries: Object.keys(rules).map((_, index) => text('form.summary.title', { n: index + 1 })),
    failure: text(failure),
    lost: { 'call.offline': text('call.offline'), 'call.timeout': text('call.timeout') },
    unavailable: text('form.unavailable'),
    request: text('form.request-id', { id: '{id}' }),
    sending: text('form.sending'),
  }
  return (
    <template data-form-parts={JSON.stringify(script)}>
      <div data-part="summary">
        <FormErrorSummary title="" errors={[{ id: '', message: '' }]} />
      </div>
      <div data-part="alert">
        <Alert announce tone="error" title="">
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
