import { Dialog, Input } from '#design-system'
import { useRef, useState } from 'react'
import type { EditorNameEntry } from '../../api/site.ts'
import { splitCamelCase } from '../texts/splitCamelCase.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './figures.css.ts'

interface FigureDialogProps {
  /** Label of the text that gets the figure. */
  label: string
  catalogue: string
  figures: readonly EditorNameEntry[]
  onChoose: (name: string) => void
  onClose: () => void
}

/** Figures of the site, each with its value in one language; Enter in the search field takes the first match. */
export function FigureDialog({ label, catalogue, figures, onChoose, onClose }: FigureDialogProps) {
  const t = useEditorTexts()
  const search = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const words = query.toLowerCase().split(/\s+/)
  const found = figures.filter(({ name, shown }) => {
    const text = `${name} ${splitCamelCase(name)} ${shown[catalogue] ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <Dialog
      title={t.insertFigure}
      description={label}
      closeLabel={t.close}
      initialFocus={search}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <form
        className={styles.chooser}
        onSubmit={(event) => {
          event.preventDefault()
          if (found[0]) onChoose(found[0].name)
        }}
      >
        <Input
          ref={search}
          label={t.searchFigures}
          type="search"
          name="figures"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p className={styles.count} role="status">
          {found.length === 0 ? t.noFigure : t.matches(found.length)}
        </p>
        <ul className={styles.list}>
          {found.map(({ name, shown }) => (
            <li key={name}>
              <button className={styles.choice} type="button" onClick={() => onChoose(name)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.currentValue}>{shown[catalogue]}</span>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
