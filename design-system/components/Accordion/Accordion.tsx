import { useId } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'

export interface AccordionItem {
  /** Unique among these rows; also their anchor, if the page links to them. */
  id: string
  /** Heading of the row; opens and closes it. */
  title: string
  content: ReactNode
}

export interface AccordionProps {
  /** What can be opened, in order. */
  items: readonly AccordionItem[]
  /** Place of the headings in the page's outline. */
  level?: 2 | 3 | 4 | undefined
  /** `one`: opening a row closes the one that was open. */
  opens?: 'any' | 'one' | undefined
  /** Id of the row that begins open. */
  open?: string | undefined
}

/** Rows under headings that unfold, without script; where opening is animated the browser does it. */
export function Accordion({ items, level = 3, opens = 'any', open }: AccordionProps) {
  const name = useId()
  const Tag = `h${level}` as const
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          id={id}
          summary={<Tag>{title}</Tag>}
          name={opens === 'one' ? name : undefined}
          open={id === open}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
