import { Button, icons } from '#design-system'
import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { useMemo } from 'react'
import { useEditor } from '../EditorContext.ts'
import { useSectionActions } from '../sections/useSectionActions.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { toTextOrEmpty } from '../state/texts.ts'
import { getOutlineRowId } from './getOutlineRowId.ts'
import { SectionOutlineRow } from './SectionOutlineRow.tsx'
import * as styles from './outline.css.ts'

interface SectionOutlineProps {
  /** Opens the list of sections that can be added at an index. */
  onAdd: (index: number) => void
}

/** Sections of the page in order; they are moved by pointer, touch or keyboard. */
export function SectionOutline({ onAdd }: SectionOutlineProps) {
  const t = useEditorTexts()
  const { answer, document, selected, select } = useEditor()
  const { moveTo } = useSectionActions()
  const announcements = useAnnouncements()
  const { items } = document
  const index = items.findIndex(({ key }) => key === selected)
  return (
    <nav className={styles.root} aria-label={t.sections}>
      <button
        className={styles.page}
        type="button"
        id={getOutlineRowId(undefined)}
        aria-pressed={selected === undefined}
        onClick={() => select(undefined)}
      >
        {answer.shownOn ? t.shownOn : t.pageSettings}
      </button>
      <div className={styles.head}>
        <h2 className={styles.title}>{t.sections}</h2>
        <Button
          size="small"
          variant="quiet"
          icon={icons.plusIcon}
          label={t.addSection}
          onClick={() => onAdd(index < 0 ? items.length : index + 1)}
        />
      </div>
      <DragDropProvider
        plugins={(defaults) => [
          ...defaults.filter((plugin) => plugin !== Accessibility),
          Accessibility.configure(announcements),
        ]}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && isSortable(source)) moveTo(String(source.id), source.index)
        }}
      >
        <ol className={styles.list}>
          {items.map((item, at) => (
            <SectionOutlineRow key={item.key} item={item} index={at} onAdd={onAdd} />
          ))}
        </ol>
      </DragDropProvider>
    </nav>
  )
}

type AccessibilityOptions = NonNullable<ConstructorParameters<typeof Accessibility>[1]>

/** Announcements and instructions of dragging in the language of the interface. */
function useAnnouncements() {
  const t = useEditorTexts()
  return useMemo((): AccessibilityOptions => {
    // The end of a drag is announced by the move itself.
    return {
      screenReaderInstructions: { draggable: t.dragHelp },
      announcements: {
        dragstart: ({ operation: { source } }) => (source ? t.picked(nameOf(source)) : undefined),
        dragover: ({ operation: { source } }) =>
          isSortable(source) ? t.movedTo(nameOf(source), source.index + 1) : undefined,
        dragend: ({ operation: { source }, canceled }) =>
          source && canceled ? t.dragCancelled(nameOf(source)) : undefined,
      },
    }
  }, [t])
}

const nameOf = ({ data }: { readonly data: Readonly<Record<string, unknown>> }): string =>
  toTextOrEmpty(data['name'])
