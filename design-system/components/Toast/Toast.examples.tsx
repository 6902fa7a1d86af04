import type { ComponentExamples } from '../../examples.ts'
import * as icons from '../Icon/icons.ts'
import type { ToastProps } from './Toast.tsx'

const stays = { label: 'Notifications', closeLabel: 'Close', duration: 0 } as const

/** Examples of Toast, from typical to extreme; they remain until closed. */
export const examples = {
  default: { props: { ...stays, content: 'Sign Out Successfully' } },
  info: { props: { ...stays, type: 'info', content: 'A new version of this page is here.' } },
  success: {
    props: { ...stays, type: 'success', content: 'Your question has been submitted successfully!' },
  },
  warning: {
    props: { ...stays, type: 'warning', content: 'You are signed out in one minute.' },
  },
  error: {
    props: { ...stays, type: 'error', content: 'No connection. What you typed is kept.' },
  },
  loading: { props: { ...stays, type: 'loading', content: 'Sending your question' } },
  ownIcon: { props: { ...stays, icon: icons.boltIcon, content: 'Charging has begun.' } },
  notClosable: {
    props: { ...stays, type: 'info', closable: false, content: 'Saved on this device.' },
  },
  german: {
    lang: 'de',
    props: {
      ...stays,
      type: 'success',
      closeLabel: 'Schließen',
      content:
        'Ihre Datenschutzeinstellungen wurden gespeichert. Sie können sie jederzeit in den Cookie-Einstellungen am Ende jeder Seite ändern.',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      ...stays,
      type: 'error',
      closeLabel: '关闭',
      content: '网络中断，您填写的内容已保留。',
    },
  },
} satisfies ComponentExamples<ToastProps>
