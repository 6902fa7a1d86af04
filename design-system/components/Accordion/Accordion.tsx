import { useId } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Disclosure } from '../Disclosure/Disclosure.tsx'

export interface AccordionItem {
  /** Unique among the items; also their anchor, if the page links to them. */
  id: string
  /** Heading of the item; toggles its content. */
  title: string
  content: ReactNode
}

export interface AccordionProps extends NativeProps<'div'> {
  /** Collapsible items, in order. */
  items: readonly AccordionItem[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | undefined
  /** `one`: opening an item closes the previously open one. */
  type?: 'any' | 'one' | undefined
  /** Id of the item that is open initially. */
  defaultOpen?: string | undefined
}

/** Collapsible sections under headings, as native `<details>`; works without script. */
export function Accordion({
  items,
  level = 3,
  type: opens = 'any',
  defaultOpen,
  ...native
}: AccordionProps) {
  const name = useId()
  const HeadingTag = `h${level}` as const
  return (
    <div {...native}>
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          id={id}
          summary={<HeadingTag>{title}</HeadingTag>}
          name={opens === 'one' ? name : undefined}
          defaultOpen={id === defaultOpen}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
