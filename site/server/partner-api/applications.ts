import { Effect } from 'effect'
import { rateLimits } from '#data/ops/limits.ts'
import type { ApplicationPost } from '#data/partner-api/application.ts'
import type { StoredForm } from '../forms/storeForm.ts'
import type { Templates } from '../mail/emailTemplates.ts'
import { mailDelivery } from '../mail/outbox.ts'

/** Applications for the Open API, with a mail to the applicant and one to the company. */
export const storedApplication = (letters: Templates): StoredForm<ApplicationPost> => ({
  table: 'open_api_application',
  limits: {
    name: 'applications',
    free: rateLimits.applications,
    withCaptcha: rateLimits.applicationsWithCaptcha,
  },
  row: ({ useCase, username, ...fields }) => ({
    ...fields,
    use_case: useCase,
    username: username || null,
  }),
  deliveries: Effect.fnUntraced(function* (application, locale, reference) {
    return [
      mailDelivery(yield* letters.applied(application.email, locale, reference)),
      mailDelivery(yield* letters.applicationForwarded(application, locale, reference)),
    ]
  }),
})
