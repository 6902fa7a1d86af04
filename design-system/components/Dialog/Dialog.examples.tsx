import type { ComponentExamples } from '../../examples.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Table } from '../Table/Table.tsx'
import { Text } from '../Text/Text.tsx'
import type { DialogProps } from './Dialog.tsx'

const open = { open: true } as const

const actions = (yes: string, no: string) => (
  <>
    <Button>{yes}</Button>
    <Button variant="secondary">{no}</Button>
  </>
)

const paragraphs = Array.from({ length: 12 }, (_, index) => (
  <Text key={index}>
    Part {index + 1}. The warranty holds for the battery modules, the power unit and the data logger
    from the day of start-up, as long as they are installed and used as their manuals say.
  </Text>
))

const towers = (
  <Table
    caption="Towers by number of modules"
    columns={[
      { label: 'Modules' },
      { label: 'Energy (kWh)', align: 'end' },
      { label: 'Nominal voltage (V)', align: 'end' },
      { label: 'Height (mm)', align: 'end' },
      { label: 'Mass (kg)', align: 'end' },
      { label: 'Wall brackets', align: 'end' },
    ]}
    rows={[
      { id: '2', cells: ['2', '9.98', '204.8', '992', '127', '1'] },
      { id: '3', cells: ['3', '14.97', '307.2', '1,283', '174', '1'] },
      { id: '4', cells: ['4', '19.96', '409.6', '1,574', '221', '2'] },
      { id: '5', cells: ['5', '24.95', '512.0', '1,865', '268', '2'] },
      { id: '6', cells: ['6', '29.94', '614.4', '2,156', '315', '2'] },
    ]}
    emptyLabel="no data"
  />
)

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
      title: 'Warranty terms',
      closeLabel: 'Close',
      actions: actions('Agree', 'Not now'),
      children: <Stack space={16}>{paragraphs}</Stack>,
    },
  },
  large: {
    props: {
      ...open,
      size: 'large',
      title: 'Compare the towers',
      closeLabel: 'Close',
      children: towers,
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
