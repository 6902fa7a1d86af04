import type { PartnerApiApplicationPayload } from '#data/partner-api/application.ts'
import type { FormStorage } from '../forms/storedForm.ts'

/** Applications for the Open API. */
export const partnerApiApplicationStorage: FormStorage<PartnerApiApplicationPayload> = {
  name: 'applications',
  table: 'open_api_application',
  notice: {
    subject: 'mail.staff.application',
    labels: {
      name: 'mail.staff.name',
      email: 'mail.staff.email',
      telephone: 'mail.staff.telephone',
      company: 'mail.staff.company',
      useCase: 'mail.staff.use-case',
      scale: 'mail.staff.scale',
      username: 'mail.staff.username',
    },
  },
  receipt: {
    subject: 'mail.application.subject',
    text: 'mail.application.text',
    next: 'mail.application.next',
  },
}
