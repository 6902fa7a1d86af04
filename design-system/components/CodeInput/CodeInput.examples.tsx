import type { ComponentExamples } from '../../examples.ts'
import type { CodeInputProps } from './CodeInput.tsx'

/** Examples of CodeInput, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'code',
      name: 'code',
      label: 'Verification code',
      help: 'We have sent a 6-digit code to name@example.com. It is valid for 10 minutes.',
      required: true,
    },
  },
  withError: {
    props: {
      id: 'wrong-code',
      name: 'code',
      label: 'Verification code',
      error: 'This code is not right. Enter the one from our latest mail.',
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'bestaetigungscode',
      name: 'code',
      label: 'Bestätigungscode',
      help: 'Wir haben einen 6-stelligen Code an name@example.com gesendet. Er gilt 10 Minuten.',
      error: 'Der Code ist falsch.',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'yanzhengma',
      name: 'code',
      label: '验证码',
      help: '6 位验证码已发送至 name@example.com，10 分钟内有效。',
    },
  },
} satisfies ComponentExamples<CodeInputProps>
