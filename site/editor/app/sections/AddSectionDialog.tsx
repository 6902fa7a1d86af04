import { Button, Dialog, Input, Select } from '#design-system'
import { useMemo, useState } from 'react'
import type { EditorSiteResponse } from '../../api/site.ts'
import { useEditor } from '../EditorContext.ts'
import { rowId } from '../outline/rowId.ts'
import type { SectionConfig } from '../state/pageDocument.ts'
import { focusAfterDialog } from '../session/focusAfterDialog.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import type { EditorTexts } from '../texts/english.ts'
import { splitCamelCase } from '../texts/splitCamelCase.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { addSection } from './newSection.ts'
import { SectionPicture } from './SectionPicture.tsx'
import * as styles from './sections.css.ts'

interface AddSectionDialogProps {
  /** Index at which the section will stand; the dialog is closed without one. */
  index: number | undefined
  onClose: () => void
}

/** Sections that can be added, each with a picture of its examples. */
export function AddSectionDialog({ index, onClose }: AddSectionDialogProps) {
  const t = useEditorTexts()
  return (
    <Dialog
      title={t.addSection}
      {...(index !== undefined && { description: t.insertAt(index + 1) })}
      closeLabel={t.close}
      size="large"
      open={index !== undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      {index !== undefined && <SectionChooser index={index} onClose={onClose} />}
    </Dialog>
  )
}

/** Lists the sections whose name or description has all words; those with the words in their name first. */
function matchingSections(site: EditorSiteResponse, query: string, t: EditorTexts) {
  const words = query.toLowerCase().split(/\s+/)
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = Object.entries(site.sections).filter(([name, { description }]) =>
    has(`${t.sectionName(name)} ${t.sectionDescription(name, description)}`),
  )
  return found.toSorted(([a], [b]) => Number(has(t.sectionName(b))) - Number(has(t.sectionName(a))))
}

function SectionChooser({ index, onClose }: { index: number; onClose: () => void }) {
  const t = useEditorTexts()
  const { site, document, texts, change, select } = useEditor()
  const { announce } = useEditorNotices()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [example, setExample] = useState('default')
  const found = matchingSections(site, query, t)
  const name = found.some(([one]) => one === chosen) ? chosen : found[0]?.[0]
  const info = name === undefined ? undefined : site.sections[name]
  const examples = Object.keys(info?.examples ?? {})
  const exampleName = examples.includes(example) ? example : (examples[0] ?? 'default')
  const add = () => {
    if (name === undefined || !info) return
    const props = info.examples[exampleName] ?? {}
    const added = addSection(document, { index, name, info, example: props }, texts)
    change(() => added.document)
    onClose()
    select(added.key)
    announce(t.added(t.sectionName(name), index + 1))
    focusAfterDialog(() => window.document.getElementById(rowId(added.key)))
  }
  return (
    <form
      className={styles.chooser}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className={styles.choices}>
        <Input
          label={t.searchSections}
          name="sections"
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <ul className={styles.list}>
          {found.map(([one, { description }]) => (
            <li key={one}>
              <button
                className={styles.choice}
                type="button"
                aria-pressed={one === name}
                onClick={() => setChosen(one)}
                onDoubleClick={add}
              >
                <span className={styles.name}>{t.sectionName(one)}</span>
                <span className={styles.text}>{t.sectionDescription(one, description)}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p role="status">{t.noMatch}</p>}
      </div>
      <div className={styles.shown}>
        {name !== undefined && <SectionExample name={name} props={info?.examples[exampleName]} />}
        <div className={styles.end}>
          {examples.length > 1 && (
            <Select
              label={t.example}
              name="example"
              options={examples.map((one) => ({ value: one, label: splitCamelCase(one) }))}
              value={exampleName}
              onChange={({ target }) => setExample(target.value)}
            />
          )}
          <Button type="submit" disabled={!info}>
            {t.addSection}
          </Button>
        </div>
      </div>
    </form>
  )
}

interface SectionExampleProps {
  name: string
  /** Props of the example. */
  props: SectionConfig | undefined
}

/** Picture of an example of a section. */
function SectionExample({ name, props }: SectionExampleProps) {
  const t = useEditorTexts()
  const { site, locale, texts } = useEditor()
  const section = useMemo(() => ({ section: name, ...props }), [name, props])
  return (
    <SectionPicture
      {...{ site, section, locale, texts }}
      page="index"
      title={t.exampleOf(t.sectionName(name))}
    />
  )
}
