import { Schema } from 'effect'
import type { RequestFormDefinition } from '../forms/formDefinition.ts'
import {
  createChoiceSchema,
  createRequiredCountrySchema,
  createPhoneLineSchema,
  createRequiredLineSchema,
} from '../forms/formFields.ts'

/** Request to be called back. */
export const CallbackPayload = Schema.Struct({
  name: createRequiredLineSchema('form.contact.name.required', {
    max: 100,
    description: 'Name of the person to call',
  }),
  country: createRequiredCountrySchema(
    'form.contact.country.required',
    'Country of the dialling code, by its code of ISO 3166-1',
  ),
  phone: createPhoneLineSchema('Telephone number without its dialling code'),
  timeOfDay: createChoiceSchema(['morning', 'afternoon', 'evening'], {
    wrong: 'form.callback.time-of-day.required',
    description: 'Time of day for the call, in the time zone of the person to call',
  }),
})
export type CallbackPayload = typeof CallbackPayload.Type

/** The callback form of content pages. */
export const callbackForm = {
  name: 'callback',
  purpose: 'a call from the support team',
  call: 'POST /api/callbacks',
  api: {
    operation: 'requestCallback',
    payload: 'Callback',
    description: 'Asks the support team for a call.',
  },
  schema: CallbackPayload,
  controls: {
    name: { label: 'form.contact.name', autoComplete: 'name', wide: true },
    phone: { label: 'form.account.phone', type: 'phone', wide: true },
    timeOfDay: {
      label: 'form.callback.time-of-day',
      help: 'form.callback.time-of-day.help',
      type: 'radio',
      options: {
        morning: 'form.callback.time-of-day.morning',
        afternoon: 'form.callback.time-of-day.afternoon',
        evening: 'form.callback.time-of-day.evening',
      },
      wide: true,
    },
  },
  submit: 'action.request-call',
  failure: 'form.callback.failure',
  success: 'form.callback.success',
  next: 'form.callback.next',
  leave: 'form.callback.leave',
} as const satisfies RequestFormDefinition
