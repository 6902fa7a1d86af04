import type { ComponentExamples } from '../../examples.ts'
import type { AlertProps } from './Alert.tsx'

/** Examples of Alert, from typical to extreme. */
export const examples = {
  default: {
    props: {
      title: 'This page describes firmware 4.2.',
      children: <p>Systems with an older version update by themselves at night.</p>,
    },
  },
  success: { props: { tone: 'success', title: 'Subscription successful' } },
  warning: {
    props: {
      tone: 'warning',
      title: 'A module weighs 47 kg.',
      children: <p>Two people lift it. Nobody works on the tower alone.</p>,
    },
  },
  error: {
    props: {
      tone: 'error',
      title: 'We cannot reach the server.',
      announce: true,
      children: (
        <p>
          Check your connection and <a href="#again">try again</a>. What you typed is kept.
        </p>
      ),
    },
  },
  german: {
    lang: 'de',
    props: {
      tone: 'error',
      title: 'Ihre Anfrage konnte nicht gesendet werden!',
      children: (
        <p>
          Vorgangsnummer der Netzanschlussvoranfrageweiterleitung: FEL-2026-1182. Ihre Eingaben
          bleiben erhalten.
        </p>
      ),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: { tone: 'success', title: '您的问题已提交成功！', children: <p>受理编号：1182</p> },
  },
} satisfies ComponentExamples<AlertProps>
