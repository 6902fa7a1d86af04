import * as Radix from '@radix-ui/react-tabs'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useHydrated } from '../../behaviour/useHydrated.ts'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  /** Id, unique among these tabs. */
  id: string
  /** Label of the tab in one to three words. */
  label: string
  /** Sentence below the active label, only with `beside`. */
  summary?: string | undefined
  /** Content of the panel. */
  content: ReactNode
}

export interface TabsProps extends NativeProps<'div', 'defaultValue' | 'dir'> {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs in order. */
  items: readonly TabItem[]
  /** Id of the active tab, controlled by the application. */
  value?: string | undefined
  /** Id of the tab that is active at first, by default the first. */
  defaultValue?: string | undefined
  /** Called with the id of the tab that the visitor chooses. */
  onValueChange?: ((value: string) => void) | undefined
  /** Reading direction, which the left and right arrow keys follow. */
  dir?: 'ltr' | 'rtl' | undefined
  /** `beside` is a vertical list of labels with summaries. `above` is a row of short labels above the panel. */
  variant?: keyof typeof styles.variant | undefined
}

/** A list of tabs and the panel of the active one, side by side from 780 px or stacked. */
export function Tabs(props: TabsProps) {
  const { label, items, variant = 'beside', value, ...rest } = props
  const { defaultValue = items[0]?.id ?? '', onValueChange, dir, ...native } = rest
  const id = useId()
  if (!useHydrated())
    return <UnhydratedTabs {...{ items, variant, native }} value={value ?? defaultValue} />
  return (
    <Radix.Root
      {...native}
      {...(dir && { dir })}
      {...(onValueChange && { onValueChange })}
      {...(value === undefined ? { defaultValue } : { value })}
      className={`${styles.root} ${styles.variant[variant]}`}
      orientation={variant === 'beside' ? 'vertical' : 'horizontal'}
    >
      {/* Radix would render style attributes, which the content security policy blocks. */}
      <Radix.List className={styles.list} aria-label={label} style={{ outline: undefined }}>
        {items.map((item) => (
          <Radix.Trigger key={item.id} className={styles.row} value={item.id}>
            <span className={styles.label} id={`${id}${item.id}-label`}>
              {item.label}
            </span>
            {variant === 'beside' && <Summary>{item.summary}</Summary>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.id}
          value={item.id}
          aria-labelledby={`${id}${item.id}-label`}
          forceMount
          asChild
        >
          <div className={styles.panel} style={{ animationDuration: undefined }}>
            {item.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

interface UnhydratedTabsProps {
  items: readonly TabItem[]
  variant: keyof typeof styles.variant
  value: string
  native: NativeProps<'div', 'defaultValue' | 'dir'>
}

function UnhydratedTabs({ items, variant, value, native }: UnhydratedTabsProps) {
  const listId = useId()
  return (
    <div {...native} className={`${styles.root} ${styles.variant[variant]} ${styles.waiting}`}>
      {items.map(({ id, label, summary, content }) => {
        const state = id === value ? 'active' : 'inactive'
        return (
          <div key={id} className={styles.section} role="group" aria-labelledby={`${listId}${id}`}>
            <div className={styles.row} data-state={state}>
              <p className={styles.label} id={`${listId}${id}`}>
                {label}
              </p>
              {variant === 'beside' && <Summary>{summary}</Summary>}
            </div>
            <div className={styles.panel} data-state={state}>
              {content}
            </div>
          </div>
        )
      })}
    </div>
  )
}

function Summary({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <span className={styles.summary}>
      <span className={styles.summaryText}>{children}</span>
    </span>
  )
}
