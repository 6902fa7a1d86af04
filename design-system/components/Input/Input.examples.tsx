import type { ComponentExamples } from '../../examples.ts'
import type { InputProps } from './Input.tsx'

/** Examples of Input, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'email',
      name: 'email',
      type: 'email',
      label: 'Email',
      autoComplete: 'email',
      requiredLabel: 'required',
      required: true,
    },
  },
  filled: {
    props: {
      id: 'company',
      name: 'company',
      label: 'Company name',
      help: 'As on your invoice.',
      autoComplete: 'organization',
      defaultValue: 'Example Installations',
    },
  },
  withError: {
    props: {
      id: 'wrong',
      name: 'wrong',
      type: 'email',
      label: 'Email',
      error: 'Enter an email address like name@example.com.',
      defaultValue: 'name@',
    },
  },
  withUnit: {
    props: {
      id: 'use',
      name: 'use',
      label: 'Electricity used in a year',
      help: 'It stands on your bill.',
      inputMode: 'decimal',
      suffix: 'kWh',
      defaultValue: '4,500',
    },
  },
  withPrefix: {
    props: {
      id: 'site',
      name: 'site',
      type: 'url',
      label: 'Web site',
      prefix: 'https://',
      placeholder: 'example.com',
    },
  },
  search: {
    props: {
      id: 'search',
      name: 'q',
      type: 'search',
      label: 'Search downloads',
      defaultValue: 'installation guide',
    },
  },
  pill: {
    props: {
      id: 'subscribe',
      name: 'subscribe',
      type: 'email',
      label: 'Email',
      labelVariant: 'hidden',
      variant: 'pill',
      placeholder: 'Email',
    },
  },
  disabled: {
    props: {
      id: 'username',
      name: 'username',
      label: 'Username',
      help: 'Cannot be changed.',
      defaultValue: 'm.example',
      disabled: true,
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'strom',
      name: 'strom',
      label: 'Durchschnittlicher Jahresstromverbrauch des Gebäudes',
      requiredLabel: 'Pflichtfeld',
      suffix: 'kWh pro Jahr',
      error: 'Bitte füllen Sie dieses Feld aus',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'youxiang',
      name: 'youxiang',
      type: 'email',
      label: '邮箱',
      requiredLabel: '必填',
      error: '邮箱格式不正确',
      defaultValue: 'name@',
    },
  },
} satisfies ComponentExamples<InputProps>
