import type { ComponentExamples } from '../../examples.ts'
import type { FormErrorSummaryProps } from './FormErrorSummary.tsx'

/** Examples of FormErrorSummary, from typical to extreme. */
export const examples = {
  default: {
    props: {
      title: 'Please correct 3 entries',
      errors: [
        { id: 'name', message: 'Enter your name.' },
        { id: 'email', message: 'Enter an email address like name@example.com.' },
        { id: 'message', message: 'Enter your message.' },
      ],
    },
  },
  one: {
    props: {
      title: 'Please correct one entry',
      errors: [{ id: 'identifier', message: 'Username or password is incorrect.' }],
    },
  },
  german: {
    lang: 'de',
    props: {
      title: 'Bitte prüfen Sie 2 Angaben',
      errors: [
        { id: 'email', message: 'Diese E-Mail-Adresse hat nicht das richtige Format.' },
        {
          id: 'consent',
          message: 'Bitte stimmen Sie der Datenschutzerklärung zu, um den Newsletter zu abonnieren',
        },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      title: '请检查 2 处内容',
      errors: [
        { id: 'name', message: '请填写姓名' },
        { id: 'email', message: '邮箱格式不正确' },
      ],
    },
  },
} satisfies ComponentExamples<FormErrorSummaryProps>
