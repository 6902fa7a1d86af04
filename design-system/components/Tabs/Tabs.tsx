import * as Radix from '@radix-ui/react-tabs'
import { useId } from 'react'
import type { ReactNode } from 'react'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  /** Unique among these tabs. */
  id: string
  /** Label of the tab. */
  label: string
  /** Sentence below the label while its panel is active; only with `beside`. */
  summary?: string | undefined
  /** Content of the panel. */
  content: ReactNode
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  /** Tabs in order; the first is active initially. */
  items: readonly TabItem[]
  /** False until React has hydrated: all panels are rendered in order under headings. */
  hydrated: boolean
  /** Level of those headings. */
  level?: 2 | 3 | 4 | undefined
  /** `beside`: a vertical list of labels with summaries; `above`: a row of short labels above the panel. */
  variant?: keyof typeof styles.variant | undefined
}

/** A tab list and its active panel, side by side from 780 px or stacked. */
export function Tabs({ label, items, hydrated: ready, level = 3, variant = 'beside' }: TabsProps) {
  const id = useId()
  if (!ready) return <UnhydratedTabs items={items} level={level} variant={variant} />
  return (
    <Radix.Root
      className={`${styles.root} ${styles.variant[variant]}`}
      defaultValue={items[0]?.id ?? ''}
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
  level: 2 | 3 | 4
  variant: keyof typeof styles.variant
}

function UnhydratedTabs({ items, level, variant }: UnhydratedTabsProps) {
  const Tag = `h${level}` as const
  return (
    <div className={`${styles.root} ${styles.variant[variant]} ${styles.waiting}`}>
      {items.map(({ id, label, summary, content }, index) => {
        const state = index === 0 ? 'active' : 'inactive'
        return (
          <section key={id} className={styles.section}>
            <div className={styles.row} data-state={state}>
              <Tag className={styles.label}>{label}</Tag>
              {variant === 'beside' && <Summary>{summary}</Summary>}
            </div>
            <div className={styles.panel} data-state={state}>
              {content}
            </div>
          </section>
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
