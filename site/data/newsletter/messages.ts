import { describeMessage } from '../messages/describeMessage.ts'

/** Descriptions for translators: messages of the newsletter that the server sends. */
export const newsletterMessages = [
  describeMessage({
    id: 'form.newsletter.consent.label',
    description: 'Label of the box that consents to the newsletter; stored as proof of consent.',
  }),
  describeMessage({
    id: 'form.newsletter.consent.required',
    description: 'Error or answer of the newsletter form.',
  }),
  describeMessage({
    id: 'form.newsletter.duplicate',
    description: 'Error or answer of the newsletter form.',
  }),
  describeMessage({
    id: 'form.newsletter.email.format',
    description: 'Error or answer of the newsletter form.',
  }),
  describeMessage({
    id: 'form.newsletter.success',
    description: 'Title after a subscription has been confirmed.',
  }),
  describeMessage({
    id: 'newsletter.check-mail',
    description: 'Answer to the newsletter form: a mail with a link is on its way.',
  }),
  describeMessage({
    id: 'newsletter.link.wrong',
    description: 'Said where a link of a newsletter mail is unknown, used or too old.',
  }),
  describeMessage({
    id: 'newsletter.unsubscribe.success',
    description: 'Said when a subscription has ended.',
  }),
]
