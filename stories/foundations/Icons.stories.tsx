import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Icon, icons, Input, Text } from '#design-system'
import { Foundation } from './Foundation.tsx'
import * as styles from './foundations.css.ts'

export default { title: 'Foundations/Icons' } satisfies Meta

const all = Object.entries(icons)

function IconSearch() {
  const [query, setQuery] = useState('')
  const normalizedQuery = query.trim().toLowerCase()
  const matches = all.filter(([name]) => name.toLowerCase().includes(normalizedQuery))
  return (
    <>
      <div
        className={styles.sticky}
        onInput={({ target }) => setQuery((target as HTMLInputElement).value)}
      >
        <Input
          id="icon-name"
          name="icon"
          type="search"
          label="Name of an icon"
          placeholder="battery"
        />
      </div>
      <Text size="small" tone="muted">
        {matches.length} of {all.length}
      </Text>
      <ul className={styles.icons}>
        {matches.map(([name, icon]) => (
          <li key={name} className={styles.icon}>
            <Icon icon={icon} size="large" />
            <span className={styles.iconName}>{name}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** All icons, with a search by name. */
export const All: StoryObj = {
  render: () => (
    <Foundation
      title="Icons"
      lead="Line icons on a 24 by 24 grid in the current text colour. Type a part of a name."
    >
      <IconSearch />
    </Foundation>
  ),
}

/** Filters the icons by the typed part of their name. */
export const Searched: StoryObj = {
  ...All,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Name of an icon'), 'BATT')
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(names.length).toBeGreaterThan(1)
    await expect(names.every((name) => name.includes('batt'))).toBe(true)
  },
}
