import type { ComponentExamples } from '../../examples.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import type { DialogProps } from './Dialog.tsx'

const open = { open: true } as const

const actions = (yes: string, no: string) => (
  <>
    <Button variant="secondary">{no}</Button>
    <Button>{yes}</Button>
  </>
)

const paragraphs = Array.from({ length: 12 }, (_, index) => (
  <Text key={index}>
    Part {index + 1}. The warranty holds for the battery modules, the power unit and the data logger
    from the day of start-up, as long as they are installed and used as their manuals say.
  </Text>
))

/** Examples of Dialog, from typical to extreme; shown one at a time, since each is modal. */
export const examples = {
  default: {
    props: {
      ...open,
      title: 'Sign out everywhere?',
      description: 'All browsers and apps in which you are signed in will be signed out.',
      closeLabel: 'Close',
      actions: actions('Sign out', 'Cancel'),
      children: <Text>You stay signed in here.</Text>,
    },
  },
  small: {
    props: {
      ...open,
      size: 'small',
      title: 'Link copied',
      closeLabel: 'Close',
      children: <Text>It leads to this configuration of two stacks with six modules each.</Text>,
    },
  },
  long: {
    props: {
      ...open,
      size: 'large',
      title: 'Warranty terms',
      closeLabel: 'Close',
      actions: actions('Agree', 'Not now'),
      children: <Stack space={16}>{paragraphs}</Stack>,
    },
  },
  german: {
    lang: 'de',
    props: {
      ...open,
      title: 'Datenschutzeinstellungen für Nutzungsstatistikerhebungen',
      description: 'Sie können Ihre Auswahl jederzeit in den Cookie-Einstellungen ändern.',
      closeLabel: 'Schließen',
      actions: actions('Auswahl speichern', 'Alle ablehnen'),
      children: <Text>Notwendige Cookies sind immer aktiv.</Text>,
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      ...open,
      title: '在所有设备上退出登录？',
      description: '您在其他浏览器和应用中的登录都将失效。',
      closeLabel: '关闭',
      actions: actions('退出登录', '取消'),
      children: <Text>您在此处仍保持登录。</Text>,
    },
  },
} satisfies ComponentExamples<DialogProps>
