import { Button, icons } from '#design-system'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EditorNameEntry } from '../../api/site.ts'
import { focusAfterDialog } from '../session/focusAfterDialog.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { FigureDialog } from './FigureDialog.tsx'

interface InsertFigureButtonProps {
  /** Label of the text. */
  label: string
  catalogue: string
  figures: readonly EditorNameEntry[] | undefined
  /** The input of the text. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Called with the text that has the figure. */
  onInsert: (text: string) => void
}

/** Inserts a figure from a list into a text: in place of the selection, or at the end of a text without a caret. */
export function InsertFigureButton(props: InsertFigureButtonProps) {
  const { label, catalogue, figures = [], field, onInsert } = props
  const t = useEditorTexts()
  const [open, setOpen] = useState(false)
  const hasCaret = useRef(false)
  useEffect(() => {
    const input = field.current
    const keepCaret = () => {
      hasCaret.current = true
    }
    input?.addEventListener('focus', keepCaret, { once: true })
    return () => input?.removeEventListener('focus', keepCaret)
  }, [field])
  const insert = (name: string) => {
    setOpen(false)
    const input = field.current
    if (!input) return
    const { value } = input
    const [from, to] = hasCaret.current
      ? [input.selectionStart, input.selectionEnd]
      : [value.length, value.length]
    const start = `${value.slice(0, from)}{${name}}`
    onInsert(start + value.slice(to))
    focusAfterDialog(() => {
      input.setSelectionRange(start.length, start.length)
      return input
    })
  }
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={icons.chartIcon}
        label={t.insertFigureInto(label)}
        title={t.insertFigure}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <FigureDialog
          {...{ label, catalogue, figures }}
          onChoose={insert}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
