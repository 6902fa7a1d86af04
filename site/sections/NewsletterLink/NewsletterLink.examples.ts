import type { SectionExamples } from '../examples.ts'
import type { NewsletterLinkProps, NewsletterLinkSchema } from './NewsletterLink.schema.ts'

const confirm = {
  title: 'page.newsletter-confirm.link.title',
  lead: 'page.newsletter-confirm.link.lead',
  does: 'confirm',
} satisfies typeof NewsletterLinkSchema.Type
const unsubscribe = {
  title: 'page.newsletter-unsubscribe.link.title',
  lead: 'page.newsletter-unsubscribe.link.lead',
  does: 'unsubscribe',
} satisfies typeof NewsletterLinkSchema.Type
const asked = { answer: undefined, flash: undefined }

/** Example props: before and after the decision. */
export const examples = {
  default: { props: confirm, given: asked },
  subscribed: { props: confirm, given: { answer: undefined, flash: 'form.newsletter.success' } },
  already: { props: confirm, given: { answer: undefined, flash: 'form.newsletter.duplicate' } },
  wrong: { props: confirm, given: { answer: undefined, flash: 'newsletter.link.wrong' } },
  unavailable: {
    props: confirm,
    given: {
      answer: { values: {}, errors: {}, problem: 'This is not available at the moment.' },
      flash: undefined,
    },
  },
  unsubscribe: { props: unsubscribe, given: asked },
  unsubscribed: {
    props: unsubscribe,
    given: {
      answer: { step: 'newsletter.unsubscribe.success', values: {}, errors: {} },
      flash: undefined,
    },
  },
  unsubscribeWrong: {
    props: unsubscribe,
    given: { answer: undefined, flash: 'newsletter.link.wrong' },
  },
  german: { locale: 'de', props: confirm, given: asked },
  chinese: { locale: 'cn', props: unsubscribe, given: asked },
} satisfies SectionExamples<
  typeof NewsletterLinkSchema.Type,
  Pick<NewsletterLinkProps, 'answer' | 'flash'>
>
