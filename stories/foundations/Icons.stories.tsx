import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import {
  Icon,
  type IconDrawing,
  type IconName,
  icons,
  Input,
  RadioGroup,
  Text,
} from '#design-system'
import { FoundationPage } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { iconSynonyms } from './iconSynonyms.ts'

export default { title: 'Foundations/Icons' } satisfies Meta

/** Returns the name of an icon without suffix: `arrowBack` for `arrowBackIcon`. */
const titleOf = (name: IconName): string => name.replace(/Icon$/, '')

const all = (Object.entries(icons) as [IconName, IconDrawing][]).toSorted(([a], [b]) =>
  titleOf(a) < titleOf(b) ? -1 : 1,
)

/** Texts to copy, by their kind. */
const copies = {
  Name: (name: IconName): string => name,
  Import: (name: IconName) =>
    `import { Icon, icons } from '@felcera/design-system'\n\n<Icon icon={icons.${name}} />`,
  SVG: (_name: IconName, { d }: IconDrawing) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`,
} as const

type CopyFormat = keyof typeof copies

const options = Object.keys(copies).map((value) => ({ value, label: value }))

/** True if the name or a synonym contains every word of the query. */
const matches = (name: IconName, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${titleOf(name)} ${iconSynonyms[name]}`.toLowerCase().includes(word))

function IconSearch() {
  const [query, setQuery] = useState('')
  const [format, setFormat] = useState<CopyFormat>('Name')
  const [copied, setCopied] = useState<IconName>()
  const found = all.filter(([name]) => matches(name, query.trim()))
  const copy = (name: IconName, icon: IconDrawing) =>
    navigator.clipboard.writeText(copies[format](name, icon)).then(() => setCopied(name))
  return (
    <>
      <div className={styles.sticky}>
        <Input
          id="icon-name"
          name="icon"
          type="search"
          label="Name or meaning of an icon"
          placeholder="battery, delete, logout"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <RadioGroup
        label="A press on an icon copies"
        name="format"
        variant="segments"
        options={options}
        value={format}
        onChange={({ target }) => setFormat(target.value as CopyFormat)}
      />
      <div role="status">
        <Text size="small" tone="muted">
          {found.length} of {all.length}
          {copied && `, ${format} of ${copied} copied`}
        </Text>
      </div>
      <ul className={styles.icons}>
        {found.map(([name, icon]) => (
          <li key={name}>
            <button type="button" className={styles.icon} onClick={() => void copy(name, icon)}>
              <Icon icon={icon} size="large" />
              <span className={styles.iconName}>{titleOf(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** All icons, with a search by name and synonyms. */
export const All: StoryObj = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Line icons on a 24 by 24 grid in the current text colour. Type a part of a name, or what it means."
    >
      <IconSearch />
    </FoundationPage>
  ),
}

/** Filters the icons by the typed words. */
export const Searched: StoryObj = {
  ...All,
  // The docs page has the same search once already.
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Name or meaning of an icon')
    const names = () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent)
    for (const [query, name] of searches) {
      await userEvent.clear(field)
      await userEvent.type(field, query)
      await expect(names()).toContain(name)
    }
  },
}

/** Queries, and an icon that each has to find. */
const searches = [
  ['delete', 'trash'],
  ['email', 'mail'],
  ['gear', 'settings'],
  ['person', 'user'],
  ['logout', 'signOut'],
  ['location', 'pin'],
  ['hamburger', 'menu'],
  ['solar', 'panel'],
  ['BATT', 'batteryLow'],
] as const
