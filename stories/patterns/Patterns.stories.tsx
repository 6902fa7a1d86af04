import type { Meta, StoryObj } from '@storybook/react-vite'
import { InverterListPattern as List } from './InverterListPattern.tsx'
import { RequestWithFiles as Request } from './RequestWithFiles.tsx'
import { Settings as SettingsOfOneThing } from './Settings.tsx'

export default {
  title: 'Patterns',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

/**
 * Settings of one thing: a Switch and its fields apply at once, a Popover explains a term, a Divider separates the groups,
 * a strong one what cannot be undone.
 */
export const Settings: StoryObj = { render: () => <SettingsOfOneThing /> }

/** A request with files: the files are chosen in the field itself, and the day is typed or chosen. */
export const RequestWithFiles: StoryObj = { render: () => <Request /> }

/**
 * A list of things that are compared, sorted and removed: actions for one are in a Menu of its row, those for several appear
 * with the selection, and a Skeleton stands for rows that are loaded.
 */
export const InverterListPattern: StoryObj = { render: () => <List /> }
