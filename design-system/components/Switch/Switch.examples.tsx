import type { ComponentExamples } from '../../examples.ts'
import type { SwitchProps } from './Switch.tsx'

/** Examples of Switch, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'notices',
      name: 'notices',
      label: 'Mail me about new sign-ins',
      help: 'Also when it was you.',
    },
  },
  on: { props: { id: 'sun', name: 'sun', label: 'Show the sun', defaultChecked: true } },
  disabled: { props: { id: 'api', name: 'api', label: 'Open API', disabled: true } },
  disabledOn: {
    props: {
      id: 'safety',
      name: 'safety',
      label: 'Fire suppression',
      help: 'Always on.',
      defaultChecked: true,
      disabled: true,
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'meldung',
      name: 'meldung',
      label: 'Benachrichtigung bei Anmeldungen von unbekannten Geräten',
      help: 'An Ihre E-Mail-Adresse.',
      defaultChecked: true,
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: { id: 'tongzhi', name: 'tongzhi', label: '新登录时发送邮件通知', defaultChecked: true },
  },
} satisfies ComponentExamples<SwitchProps>
