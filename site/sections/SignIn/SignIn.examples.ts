import type { Examples } from '../examples.ts'
import type { SignInSchema } from './SignIn.schema.ts'

/** What the section looks like, from usual to extreme. */
export const examples = {
  default: {
    props: {
      title: 'page.login.form.title',
      lead: 'page.login.form.lead',
    },
  },
  documents: {
    props: {
      title: 'page.login.form.title',
      lead: 'page.login.form.lead',
      serviceAgreement: '/about-us',
      privacyPolicy: '/about-us',
    },
  },
  german: {
    locale: 'de',
    props: {
      title: 'page.login.form.title',
      lead: 'page.login.form.lead',
    },
  },
  chinese: {
    locale: 'cn',
    props: {
      title: 'page.login.form.title',
      lead: 'page.login.form.lead',
    },
  },
} satisfies Examples<typeof SignInSchema.Type>
