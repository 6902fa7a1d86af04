import { Button, Combobox, Input } from '#design-system'
import { useState } from 'react'
import type { EditorFieldKind } from '../../api/editorFields.ts'
import { formatConfigValuePath, useEditor, useReferenceOptions } from '../EditorContext.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'
import * as styles from './fields.css.ts'

type LinkInputProps = FieldInputProps<Extract<EditorFieldKind, { kind: 'name' }>>

/** Target of a link: a page, an anchor of this page, or any address typed in. */
export function LinkInput({ kind, label, help, value, optional, path, onChange }: LinkInputProps) {
  const t = useEditorTexts()
  const { document, site } = useEditor()
  const pages = useReferenceOptions(kind.of)
  const current = typeof value === 'string' ? value : ''
  const anchors = document.items.flatMap(({ value: { anchor, section } }) =>
    typeof anchor === 'string' ? [{ name: `#${anchor}`, shows: String(section) }] : [],
  )
  const ofPages = new Map(site.pages.map((page) => [page.path, page.anchors]))
  const targets = [
    ...anchors,
    ...pages.flatMap((target) => [
      target,
      ...(ofPages.get(target.name) ?? []).map((anchor) => ({
        name: `${target.name}#${anchor}`,
        shows: target.shows,
      })),
    ]),
  ]
  const isTarget = current === '' || targets.some(({ name }) => name === current)
  const [typed, setTyped] = useState(!isTarget)
  const set = (next: string) => onChange(next === '' && optional ? undefined : next)
  const shows = targets.find(({ name }) => name === current)?.shows
  return (
    <div className={styles.stack}>
      {typed ? (
        <Input
          label={label}
          name={formatConfigValuePath(path)}
          title={help}
          value={current}
          onChange={({ target }) => set(target.value)}
        />
      ) : (
        <Combobox
          label={label}
          name={formatConfigValuePath(path)}
          title={help}
          options={targets.map(({ name, shows }) => ({
            value: name,
            label: name,
            ...(shows !== undefined && { detail: shows }),
          }))}
          value={current}
          {...(shows !== undefined && { help: t.shows(shows) })}
          onValueChange={set}
          toggleLabel={`${t.toggleList}: ${label}`}
          countLabel={t.matches}
          emptyLabel={t.noMatch}
        />
      )}
      <div>
        <Button size="small" variant="quiet" onClick={() => setTyped(!typed)}>
          {typed ? t.pageAddress : t.otherAddress}
        </Button>
      </div>
    </div>
  )
}
