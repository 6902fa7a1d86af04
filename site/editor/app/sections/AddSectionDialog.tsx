import { Button, Dialog, Input, Select } from '#design-system'
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { EditorSectionEntry } from '../../api/site.ts'
import { type EditorContextValue, useEditor } from '../EditorContext.ts'
import { getOutlineRowId } from '../outline/getOutlineRowId.ts'
import { createSectionKey, insertSection, type SectionConfig } from '../state/pageDocument.ts'
import { toTextOrEmpty } from '../state/texts.ts'
import { focusAfterDialog } from '../session/focusAfterDialog.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import type { EditorTexts } from '../texts/english.ts'
import { splitCamelCase } from '../texts/splitCamelCase.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { addSectionFromExample } from './newSection.ts'
import { SectionThumbnail } from './SectionThumbnail.tsx'
import * as styles from './sections.css.ts'

interface AddSectionDialogProps {
  /** Index at which the section will stand; the dialog is closed without one. */
  index: number | undefined
  onClose: () => void
}

/** Sections that can be added, each with a picture of its examples. */
export function AddSectionDialog({ index, onClose }: AddSectionDialogProps) {
  const t = useEditorTexts()
  const search = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      title={t.addSection}
      {...(index !== undefined && { description: t.insertAt(index + 1) })}
      closeLabel={t.close}
      size="large"
      initialFocus={search}
      open={index !== undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      {index !== undefined && <SectionChooser {...{ index, search, onClose }} />}
    </Dialog>
  )
}

/** Section or fragment that can be added. */
interface AddableSection {
  /** Config that names it: `{ "section": "Hero" }`. */
  readonly value: SectionConfig
  readonly label: string
  readonly text: string
  /** Absent for a fragment, which comes with its words. */
  readonly info?: EditorSectionEntry
}

/** Lists the sections, and the fragments that the document lacks; fragments hold none. */
function listAddable(
  { site, answer, document }: EditorContextValue,
  t: EditorTexts,
): readonly AddableSection[] {
  const sections = Object.entries(site.sections).map(([name, info]) => ({
    value: { section: name },
    label: t.sectionName(name),
    text: t.sectionDescription(name, info.description),
    info,
  }))
  const present = new Set(document.items.map(({ value }) => value['fragment']))
  const fragments = Object.entries(answer.shownOn ? {} : site.fragments)
    .filter(([name]) => !present.has(name))
    .map(([fragment, { shownOn }]) => ({
      value: { fragment },
      label: t.fragment(fragment),
      text: t.shownOnPages(shownOn.length),
    }))
  return [...sections, ...fragments]
}

/** Returns those whose name or description has all words; those with the words in their name first. */
function matchingSections(all: readonly AddableSection[], query: string) {
  const words = query.toLowerCase().split(/\s+/)
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return all
    .filter(({ label, text }) => has(`${label} ${text}`))
    .toSorted((a, b) => Number(has(b.label)) - Number(has(a.label)))
}

interface SectionChooserProps {
  index: number
  /** Receives the search field. */
  search: RefObject<HTMLInputElement | null>
  onClose: () => void
}

function SectionChooser({ index, search, onClose }: SectionChooserProps) {
  const t = useEditorTexts()
  const editor = useEditor()
  const { document, texts, change, select } = editor
  const { announce } = useEditorNotices()
  const [query, setQuery] = useState('')
  const [chosenLabel, setChosenLabel] = useState<string>()
  const [example, setExample] = useState('default')
  const found = matchingSections(listAddable(editor, t), query)
  const chosen = found.find(({ label }) => label === chosenLabel) ?? found[0]
  const info = chosen?.info
  const examples = Object.keys(info?.examples ?? {})
  const exampleName = examples.includes(example) ? example : (examples[0] ?? 'default')
  const add = () => {
    if (!chosen) return
    const { value, label } = chosen
    const props = info?.examples[exampleName] ?? {}
    const key = createSectionKey()
    const added = info
      ? addSectionFromExample(
          document,
          { index, key, name: toTextOrEmpty(value['section']), info, example: props },
          texts,
        )
      : insertSection(document, index, { key, value })
    change(() => added)
    onClose()
    select(key)
    announce(t.added(label, index + 1))
    focusAfterDialog(() => window.document.getElementById(getOutlineRowId(key)))
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
          ref={search}
          label={t.searchSections}
          name="sections"
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <ul className={styles.list}>
          {found.map(({ label, text }) => (
            <li key={label}>
              <button
                className={styles.choice}
                type="button"
                aria-pressed={label === chosen?.label}
                onClick={() => setChosenLabel(label)}
                onDoubleClick={add}
              >
                <span className={styles.name}>{label}</span>
                <span className={styles.text}>{text}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p role="status">{t.noMatch}</p>}
      </div>
      <div className={styles.examplePreview}>
        {chosen && <SectionExample chosen={chosen} props={info?.examples[exampleName]} />}
        <div className={styles.dialogActions}>
          {examples.length > 1 && (
            <Select
              label={t.example}
              name="example"
              options={examples.map((one) => ({ value: one, label: splitCamelCase(one) }))}
              value={exampleName}
              onChange={({ target }) => setExample(target.value)}
            />
          )}
          <Button type="submit" disabled={!chosen}>
            {t.addSection}
          </Button>
        </div>
      </div>
    </form>
  )
}

interface SectionExampleProps {
  chosen: AddableSection
  /** Props of the example of a section. */
  props: SectionConfig | undefined
}

/** Picture of an example of a section, or of a fragment as it is. */
function SectionExample({ chosen: { value, label }, props }: SectionExampleProps) {
  const t = useEditorTexts()
  const { site, locale, texts } = useEditor()
  const name = toTextOrEmpty(value['section'])
  const fragment = toTextOrEmpty(value['fragment'])
  const section = useMemo(
    () => (fragment === '' ? { section: name, ...props } : { fragment }),
    [name, fragment, props],
  )
  return (
    <SectionThumbnail
      {...{ site, section, locale, texts }}
      page="index"
      title={t.exampleOf(label)}
    />
  )
}
