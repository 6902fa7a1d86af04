import { useId } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'

export interface AccordionItem {
  /** Unique among the items; also their anchor, if the page links to them. */
  id: string
  /** Heading of the item; toggles its content. */
  title: string
  content: ReactNode
}

export interface AccordionProps {
  /** Collapsible items, in order. */
  items: readonly AccordionItem[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | undefined
  /** `one`: opening an item closes the previously open one. */
  type?: 'any' | 'one' | undefined
  /** Id of the item that is open initially. */
  open?: string | undefined
}

/** Collapsible sections under headings, as native `<details>`; works without script. */
export function Accordion({ items, level = 3, type: opens = 'any', open }: AccordionProps) {
  const name = useId()
  const HeadingTag = `h${level}` as const
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          id={id}
          summary={<HeadingTag>{title}</HeadingTag>}
          name={opens === 'one' ? name : undefined}
          open={id === open}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
