import type { ComponentExamples } from '../../examples.ts'
import type { TextareaProps } from './Textarea.tsx'

/** Examples of Textarea, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'message',
      name: 'message',
      label: 'Message',
      requiredLabel: 'required',
      required: true,
    },
  },
  counted: {
    props: {
      id: 'counted',
      name: 'counted',
      label: 'Message',
      help: 'At most 2,000 characters.',
      maxLength: 2000,
      countLabel: (left) => (left === 1 ? '1 character left' : `${left} characters left`),
      defaultValue: 'We plan 99 kWh for a bakery. Can the cabinet stand outdoors?',
    },
  },
  withError: {
    props: { id: 'empty', name: 'empty', label: 'Message', error: 'Enter your message.' },
  },
  disabled: {
    props: {
      id: 'sent',
      name: 'sent',
      label: 'Your question',
      defaultValue: 'How loud is the battery at night?',
      disabled: true,
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'nachricht',
      name: 'nachricht',
      label: 'Nachricht an die Anwendungsberatung',
      requiredLabel: 'Pflichtfeld',
      error: 'Bitte schreiben Sie uns eine Nachricht.',
      maxLength: 2000,
      countLabel: (left) => `noch ${left} Zeichen`,
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'liuyan',
      name: 'liuyan',
      label: '留言内容',
      requiredLabel: '必填',
      maxLength: 2000,
      countLabel: (left) => `还可输入 ${left} 字`,
      defaultValue: '我们计划为一家面包店配置储能，机柜可以放在室外吗？',
    },
  },
} satisfies ComponentExamples<TextareaProps>
