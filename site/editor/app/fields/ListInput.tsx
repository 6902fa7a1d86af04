import { Button, Disclosure, icons, Menu } from '#design-system'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { EditorFieldKind } from '../../api/editorFields.ts'
import { useEditor } from '../EditorContext.ts'
import type { ProblemPlace } from '../problems/problemPlaces.ts'
import type { ConfigValuePath } from '../state/pageDocument.ts'
import { summarizeListItem } from '../state/summarizeListItem.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'
import { createInitialValue } from './initialValue.ts'
import * as styles from './fields.css.ts'

interface ListInputProps extends FieldInputProps<Extract<EditorFieldKind, { kind: 'list' }>> {
  /** Renders the input of an item. */
  renderItem: (item: Omit<FieldInputProps, 'kind'>) => ReactNode
}

/** Returns true if a path leads into a list. */
const isWithin = (path: ConfigValuePath, list: ConfigValuePath): boolean =>
  list.every((step, index) => step === path[index])

/** Items that can be added, moved and removed; Alt with an arrow key moves the item that has the focus. */
export function ListInput(props: ListInputProps) {
  const { kind, label, value, path, onChange, onRemove, renderItem } = props
  const t = useEditorTexts()
  const { texts, announce, revealed } = useEditor()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const items = (value ?? []) as readonly unknown[]
  const [open, setOpen] = useState<number | undefined>(items.length === 1 ? 0 : undefined)
  const [seen, setSeen] = useState<ProblemPlace>()
  if (revealed !== seen) {
    setSeen(revealed)
    const step = revealed?.path[path.length]
    if (revealed && typeof step === 'number' && isWithin(revealed.path, path)) setOpen(step)
  }
  const canAdd = items.length < (kind.max ?? Infinity)
  const canRemove = items.length > (kind.min ?? 0)
  const focusItem = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>('summary')?.focus(),
    )
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
    if (open === from) setOpen(to)
    announce(t.moved(summarizeListItem(items[from], texts, t.item(from + 1)), to + 1, items.length))
    focusItem(to)
  }
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1))
    setOpen(undefined)
    announce(t.removed(summarizeListItem(items[index], texts, t.item(index + 1))))
    focusItem(Math.max(0, index - 1))
  }
  const add = () => {
    onChange([...items, createInitialValue(kind.item)])
    setOpen(items.length)
    focusItem(items.length)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.groupHead}>
        <span id={id}>
          <span className={styles.groupName}>{label}</span>{' '}
          <span className={styles.count}>{t.itemCount(items.length, kind.max)}</span>
        </span>
        <span className={styles.tools}>
          <Button
            size="small"
            variant="quiet"
            icon={icons.plusIcon}
            label={`${t.addItem}: ${label}`}
            disabled={!canAdd}
            onClick={add}
          />
          {onRemove && (
            <Button
              size="small"
              variant="quiet"
              icon={icons.closeIcon}
              label={t.removeField(label)}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      <ol className={styles.list} ref={list}>
        {items.map((item, index) => {
          const name = summarizeListItem(item, texts, t.item(index + 1))
          return (
            // Items have no identity of their own in the config.
            <li
              key={index}
              className={styles.listItem}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Disclosure
                summary={<span className={styles.itemName}>{name}</span>}
                open={open === index}
                onOpenChange={(isOpen) =>
                  setOpen(isOpen ? index : open === index ? undefined : open)
                }
              >
                <div className={styles.itemFields}>
                  {renderItem({
                    label: t.item(index + 1),
                    value: item,
                    optional: false,
                    path: [...path, index],
                    onChange: (next) => onChange(items.with(index, next)),
                  })}
                </div>
              </Disclosure>
              <Menu
                label={t.sectionActions(name)}
                icon={icons.moreIcon}
                variant="quiet"
                align="end"
                items={[
                  {
                    id: 'up',
                    label: t.moveUp,
                    disabled: index === 0,
                    onSelect: () => move(index, index - 1),
                  },
                  {
                    id: 'down',
                    label: t.moveDown,
                    disabled: index === items.length - 1,
                    onSelect: () => move(index, index + 1),
                  },
                  {
                    id: 'duplicate',
                    label: t.duplicate,
                    disabled: !canAdd,
                    onSelect: () => onChange(items.toSpliced(index + 1, 0, item)),
                  },
                  {
                    id: 'remove',
                    label: t.remove,
                    tone: 'danger',
                    disabled: !canRemove,
                    onSelect: () => remove(index),
                  },
                ]}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
