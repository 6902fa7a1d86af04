import type { CallbackPayload } from '#data/callback/callback.ts'
import { getDiallingCode } from '#data/locale/countries.ts'
import { formatInternationalPhoneNumber } from '#data/locale/phoneNumbers.ts'
import type { FormStorage } from '../forms/storedForm.ts'

/** Requests to be called back, with the number as it is dialled from abroad. */
export const callbackStorage: FormStorage<CallbackPayload> = {
  name: 'callbacks',
  table: 'callback',
  prepare: (post) => ({
    ...post,
    phone: formatInternationalPhoneNumber(getDiallingCode(post.country), post.phone),
  }),
  notice: {
    subject: 'mail.staff.callback',
    labels: {
      name: 'mail.staff.name',
      phone: 'mail.staff.telephone',
      country: 'mail.staff.country',
      timeOfDay: 'mail.staff.time-of-day',
    },
  },
}
