import { Badge, Icon, icons, Menu } from '#design-system'
import { useSortable } from '@dnd-kit/react/sortable'
import type { KeyboardEvent } from 'react'
import { useEditor } from '../EditorContext.ts'
import { getSectionLabel } from '../sections/getSectionName.ts'
import { useSectionActions } from '../sections/useSectionActions.ts'
import type { EditedSection } from '../state/pageDocument.ts'
import { describeSectionLimits, getSectionLimits } from '../state/sectionLimits.ts'
import { summarizeListItem } from '../state/summarizeListItem.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { getOutlineRowId } from './getOutlineRowId.ts'
import * as styles from './outline.css.ts'

interface SectionRowProps {
  item: EditedSection
  index: number
  onAdd: (index: number) => void
}

/** Section in the outline: handle, name with its title, problems and actions. */
export function SectionOutlineRow({ item, index, onAdd }: SectionRowProps) {
  const t = useEditorTexts()
  const { document, texts, problemsBySection, selected, select } = useEditor()
  const { moveBy, duplicate, remove } = useSectionActions()
  const name = getSectionLabel(item, t)
  const { ref, handleRef, isDragging } = useSortable({ id: item.key, index, data: { name } })
  const title = summarizeListItem(item.value['title'] ?? '', texts, '')
  const limits = getSectionLimits(item)
  const problems = problemsBySection.get(item.key) ?? []
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowUp') moveBy(item.key, -1)
    else if (event.altKey && event.key === 'ArrowDown') moveBy(item.key, 1)
    else if (event.key === 'Delete') remove(item.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li
      ref={ref}
      className={styles.row}
      data-dragging={isDragging || undefined}
      data-selected={item.key === selected || undefined}
    >
      <button
        ref={handleRef}
        className={styles.handle}
        type="button"
        aria-label={t.dragSection(name)}
        aria-roledescription={t.draggable}
      >
        <Icon icon={icons.gripIcon} size="small" />
      </button>
      <button
        className={styles.name}
        type="button"
        id={getOutlineRowId(item.key)}
        aria-pressed={item.key === selected}
        onClick={() => select(item.key)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.kind}>{name}</span>
        {title !== '' && <span className={styles.words}>{title}</span>}
        {limits && (
          <span className={styles.words}>{t.shownOnly(describeSectionLimits(limits, t))}</span>
        )}
      </button>
      {problems.length > 0 && (
        <Badge tone={hasErrors ? 'error' : 'warning'}>
          <span title={t.problems(problems.length)}>{problems.length}</span>
        </Badge>
      )}
      <span className={styles.actions}>
        <Menu
          label={t.sectionActions(name)}
          icon={icons.moreIcon}
          variant="quiet"
          align="end"
          items={[
            {
              id: 'add',
              label: t.addBelow,
              icon: icons.plusIcon,
              onSelect: () => onAdd(index + 1),
            },
            {
              id: 'duplicate',
              label: t.duplicate,
              icon: icons.copyIcon,
              onSelect: () => duplicate(item.key),
            },
            {
              id: 'up',
              label: t.moveUp,
              icon: icons.arrowUpIcon,
              disabled: index === 0,
              onSelect: () => moveBy(item.key, -1),
            },
            {
              id: 'down',
              label: t.moveDown,
              icon: icons.arrowDownIcon,
              disabled: index === document.items.length - 1,
              onSelect: () => moveBy(item.key, 1),
            },
            {
              id: 'remove',
              label: t.remove,
              icon: icons.trashIcon,
              tone: 'danger',
              onSelect: () => remove(item.key),
            },
          ]}
        />
      </span>
    </li>
  )
}
