import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Icon, icons, Input, Text } from '#design-system'
import { Foundation } from './Foundation.tsx'
import * as styles from './foundations.css.ts'

export default { title: 'Foundations/Icons' } satisfies Meta

const all = Object.entries(icons)

function IconSearch() {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = all.filter(([name]) => name.toLowerCase().includes(wanted))
  return (
    <>
      <div
        className={styles.sticky}
        onInput={({ target }) => setWords((target as HTMLInputElement).value)}
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
        {found.length} of {all.length}
      </Text>
      <ul className={styles.icons}>
        {found.map(([name, icon]) => (
          <li key={name} className={styles.icon}>
            <Icon icon={icon} size="large" />
            <span className={styles.iconName}>{name}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The whole set, to be searched by name. */
export const All: StoryObj = {
  render: () => (
    <Foundation
      title="Icons"
      lead="Lines of one width on a field of 24, in the colour of the text they stand with. Type a part of a name."
    >
      <IconSearch />
    </Foundation>
  ),
}

/** Typing leaves those whose name holds what was typed. */
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
