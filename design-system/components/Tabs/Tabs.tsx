import * as Radix from '@radix-ui/react-tabs'
import { useId } from 'react'
import type { ReactNode } from 'react'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  /** Unique among these tabs. */
  id: string
  /** The tab's name. */
  label: string
  /** A sentence that unfolds under the name while its panel is shown; only where names stand beside. */
  summary?: string | undefined
  /** The panel. */
  content: ReactNode
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string
  /** The first is shown at the start. */
  items: readonly TabItem[]
  /** False until React runs in the browser: then all panels stand in order under their headings. */
  ready: boolean
  /** Place of those headings in the page's outline. */
  level?: 2 | 3 | 4 | undefined
  /** `beside`: a column of names, each with its sentence; `above`: a row of short names over the panel. */
  variant?: keyof typeof styles.variant | undefined
}

/** Names and the chosen panel: from 780 px beside each other, or always one above the other. */
export function Tabs({ label, items, ready, level = 3, variant = 'beside' }: TabsProps) {
  const id = useId()
  if (!ready) return <Waiting items={items} level={level} variant={variant} />
  return (
    <Radix.Root
      className={`${styles.root} ${styles.variant[variant]}`}
      defaultValue={items[0]?.id ?? ''}
      orientation={variant === 'beside' ? 'vertical' : 'horizontal'}
    >
      {/* Radix would write style attributes into served HTML, which the content security policy refuses. */}
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

interface WaitingProps {
  items: readonly TabItem[]
  level: 2 | 3 | 4
  variant: keyof typeof styles.variant
}

function Waiting({ items, level, variant }: WaitingProps) {
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
