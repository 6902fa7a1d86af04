import { Button, Dialog, Disclosure, icons, Input } from '#design-system'
import { useState } from 'react'
import type { EditorFieldKind } from '../../api/editorFields.ts'
import { formatConfigValuePath, useEditor } from '../EditorContext.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { NewPictureForm } from './NewPictureForm.tsx'
import type { FieldInputProps } from './fieldInputProps.ts'
import { MessageTextFields } from './MessageTextsInput.tsx'
import * as styles from './pictures.css.ts'

type PictureInputProps = FieldInputProps<Extract<EditorFieldKind, { kind: 'name' }>>

/** Picture with its thumbnail and alternative texts; another one is chosen in a dialog. */
export function PictureInput(props: PictureInputProps) {
  const { kind, label, value, optional, path, onChange } = props
  const t = useEditorTexts()
  const { site, problems } = useEditor()
  const [view, setView] = useState<PictureDialogView>()
  const name = typeof value === 'string' && value !== '' ? value : undefined
  const picture = site.pictures.find((one) => one.name === name)
  const isRepeated = problems.some(
    ({ code, steps }) =>
      code === 'repeated-picture' &&
      steps !== undefined &&
      formatConfigValuePath(steps) === formatConfigValuePath(path),
  )
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <div className={styles.current}>
        {picture && <img className={styles.thumbnail} src={picture.thumbnail} alt="" />}
        <span className={styles.name}>
          {name ?? '–'}
          {picture && (
            <span className={styles.size}>
              {picture.file.width} × {picture.file.height}
            </span>
          )}
        </span>
        <Button
          size="small"
          variant="secondary"
          icon={icons.imageIcon}
          label={t.changePicture(label)}
          onClick={() => setView('choose')}
        />
        {optional && name !== undefined && (
          <Button
            size="small"
            variant="quiet"
            icon={icons.closeIcon}
            label={t.removeField(label)}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      {name !== undefined && (
        <Disclosure summary={<span className={styles.alt}>{t.altText}</span>}>
          <MessageTextFields id={`picture.${name}.alt`} label={t.altText} />
        </Disclosure>
      )}
      {isRepeated && (
        <div>
          <Button
            size="small"
            variant="secondary"
            icon={icons.plusIcon}
            onClick={() => setView('add')}
          >
            {t.addPicture}
          </Button>
        </div>
      )}
      <PictureDialog
        {...{ view, label }}
        selected={name}
        needed={kind.shownAt ?? 0}
        onView={setView}
        onChoose={(chosen) => {
          onChange(chosen)
          setView(undefined)
        }}
      />
    </div>
  )
}

/** Pictures of the project, or the form for a new one. */
type PictureDialogView = 'choose' | 'add'

interface PictureDialogProps {
  /** The dialog is closed without one. */
  view: PictureDialogView | undefined
  label: string
  selected: string | undefined
  /** Minimum width in px. */
  needed: number
  onView: (view: PictureDialogView | undefined) => void
  onChoose: (name: string) => void
}

function PictureDialog(props: PictureDialogProps) {
  const { view, label, selected, needed, onView, onChoose } = props
  const t = useEditorTexts()
  const adding = view === 'add'
  return (
    <Dialog
      title={`${adding ? t.addPicture : t.choosePicture}: ${label}`}
      closeLabel={t.close}
      size="large"
      open={view !== undefined}
      onOpenChange={(open) => !open && onView(undefined)}
    >
      <div className={styles.picker}>
        <div>
          <Button
            size="small"
            variant="secondary"
            icon={adding ? icons.chevronBackIcon : icons.plusIcon}
            onClick={() => onView(adding ? 'choose' : 'add')}
          >
            {adding ? t.choosePicture : t.addPicture}
          </Button>
        </div>
        {adding ? (
          <NewPictureForm onAdded={onChoose} />
        ) : (
          <PictureGrid {...{ selected, needed, onChoose }} />
        )}
      </div>
    </Dialog>
  )
}

/** Pictures of the project; those that are too narrow for the place cannot be chosen. */
function PictureGrid({
  selected,
  needed,
  onChoose,
}: Pick<PictureDialogProps, 'selected' | 'needed' | 'onChoose'>) {
  const t = useEditorTexts()
  const { site } = useEditor()
  const [query, setQuery] = useState('')
  // No page may open with the picture of another one: those that are free come first.
  const found = site.pictures
    .filter(({ name }) => name.includes(query.toLowerCase()))
    .toSorted((a, b) => Math.sign(a.opens.length) - Math.sign(b.opens.length))
  return (
    <>
      <Input
        label={t.searchPictures}
        type="search"
        name="pictures"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul className={styles.grid}>
        {found.map(({ name, thumbnail, opens, file: { width, height } }) => (
          <li key={name}>
            <button
              className={styles.choice}
              type="button"
              aria-pressed={name === selected}
              disabled={width < needed}
              onClick={() => onChoose(name)}
            >
              <img className={styles.preview} src={thumbnail} alt="" loading="lazy" />
              <span className={styles.name}>{name}</span>
              <span className={styles.size}>
                {width < needed ? t.tooNarrow(width, needed) : `${width} × ${height}`}
              </span>
              {opens.length > 0 && <span className={styles.size}>{t.pictureOpens(opens)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{t.noMatch}</p>}
    </>
  )
}
