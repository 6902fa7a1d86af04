import { Alert, Button, FileUpload, Input, Select, Stack } from '#design-system'
import { type PointerEvent, useEffect, useMemo, useState } from 'react'
import { locales } from '#data/locale/locales.ts'
import { maxPictureBytes, pictureNamePattern } from '../../api/pictures.ts'
import { callEditorServer } from '../client.ts'
import { useEditor } from '../EditorContext.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { editedCatalogueNames } from './MessageTextsInput.tsx'
import * as styles from './pictures.css.ts'

const ratios = ['16:9', '3:2', '1:1', '4:5'] as const

/** Returns the number of a ratio: `16:9` is 1.78. */
const ratioOf = (text: string): number => {
  const [width = 1, height = 1] = text.split(':').map(Number)
  return width / height
}

/** Name for a picture from that of its file: lower-case words with hyphens. */
const nameOf = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

interface NewPictureFormProps {
  /** Receives the name of the picture that was added. */
  onAdded: (name: string) => void
}

/** Brings a picture into the project: file, name, crop around a point, and alternative texts in every language. */
export function NewPictureForm({ onAdded }: NewPictureFormProps) {
  const t = useEditorTexts()
  const { pictureAdded } = useEditor()
  const [file, setFile] = useState<File>()
  const [name, setName] = useState('')
  const [ratio, setRatio] = useState('')
  const [focus, setFocus] = useState({ x: 0.5, y: 0.5 })
  const [alt, setAlt] = useState({ en: '', de: '', cn: '' })
  const [failure, setFailure] = useState<string>()
  const [adding, setAdding] = useState(false)
  const isComplete =
    pictureNamePattern.test(name) && editedCatalogueNames.every((code) => alt[code].trim() !== '')
  const add = async (chosen: File) => {
    setAdding(true)
    setFailure(undefined)
    try {
      const answer = await callEditorServer('addPicture', {
        name,
        file: await base64Of(chosen),
        ...(ratio !== '' && { ratio: ratioOf(ratio) }),
        focus,
        alt,
      })
      if (answer.result === 'refused')
        return setFailure(`${t.problem(answer.what)} ${t.problem(answer.fix)}`)
      pictureAdded({ name, alt })
      onAdded(name)
    } catch (error) {
      setFailure(t.problem((error as Error).message))
    } finally {
      setAdding(false)
    }
  }
  return (
    <Stack space={12}>
      {failure !== undefined && (
        <Alert tone="error" title={t.failed} announce>
          {failure}
        </Alert>
      )}
      <FileUpload
        label={t.pictureFile}
        name="file"
        accept="image/jpeg,image/png,image/webp"
        help={t.pictureFileHelp(maxPictureBytes / 1024 / 1024)}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          setFile(chosen)
          setFailure(
            chosen && chosen.size > maxPictureBytes
              ? t.pictureFileHelp(maxPictureBytes / 1024 / 1024)
              : undefined,
          )
          if (chosen) setName(nameOf(chosen.name))
        }}
      />
      {file && (
        <>
          <FocusPicker {...{ file, focus }} ratio={ratio} onFocus={setFocus} />
          <Select
            label={t.crop}
            name="ratio"
            placeholder={t.wholePicture}
            options={ratios.map((value) => ({ value, label: value }))}
            value={ratio}
            onChange={({ target }) => setRatio(target.value)}
          />
          <Input
            label={t.pictureName}
            name="name"
            help={t.pictureNameHelp}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {editedCatalogueNames.map((code) => (
            <Input
              key={code}
              label={`${t.altText}, ${locales[code].name}`}
              name={`alt-${code}`}
              lang={locales[code].textTag}
              value={alt[code]}
              onChange={({ target }) => setAlt({ ...alt, [code]: target.value })}
            />
          ))}
          <div>
            <Button
              loading={adding && t.saving}
              disabled={!isComplete || file.size > maxPictureBytes}
              onClick={() => void add(file)}
            >
              {t.addPicture}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}

interface FocusPickerProps {
  file: File
  focus: { readonly x: number; readonly y: number }
  ratio: string
  onFocus: (focus: { readonly x: number; readonly y: number }) => void
}

/** The picture with its focal point, which is set with the pointer or the sliders below. */
function FocusPicker({ file, focus, ratio, onFocus }: FocusPickerProps) {
  const t = useEditorTexts()
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  const position = `${focus.x * 100}% ${focus.y * 100}%`
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocus({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return (
    <div className={styles.focus}>
      <span className={styles.focusPicker} onPointerDown={point}>
        <img className={styles.wholeImage} src={url} alt="" />
        <span
          className={styles.point}
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </span>
      {ratio !== '' && (
        <img
          className={styles.cropped}
          style={{ aspectRatio: ratio.replace(':', '/'), objectPosition: position }}
          src={url}
          alt=""
        />
      )}
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className={styles.slider}>
          {axis === 'x' ? t.focusX : t.focusY}
          <input
            type="range"
            name={`focus-${axis}`}
            min={0}
            max={100}
            value={Math.round(focus[axis] * 100)}
            onChange={({ target }) => onFocus({ ...focus, [axis]: target.valueAsNumber / 100 })}
          />
        </label>
      ))}
    </div>
  )
}

/** Reads a file as Base64. */
async function base64Of(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(new Error(file.name)))
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}
