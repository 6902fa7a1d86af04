import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ComponentGuide } from '../../docs/componentGuide.ts'
import { withUniqueIds } from '../../texts/transformVisibleTexts.ts'
import * as styles from './docs.css.ts'
import { renderInlineCode } from './Guide.tsx'

interface AnatomyProps extends Pick<ComponentGuide, 'anatomy'> {
  readonly component: ComponentType<object>
  /** Props of the default example. */
  readonly props: object
}

interface Mark {
  readonly number: number
  readonly left: number
  readonly top: number
}

/** Lists the parts of a component and numbers those that the default example shows. */
export function ComponentAnatomy({ anatomy, component: Component, props }: AnatomyProps) {
  const root = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    const frame = root.current
    if (!frame) return undefined
    const measure = () => {
      const origin = frame.getBoundingClientRect()
      setMarks(
        anatomy.flatMap(([, , selector], index) => {
          const box = selector && frame.querySelector(selector)?.getBoundingClientRect()
          if (!box) return []
          return [{ number: index + 1, left: box.left - origin.left, top: box.top - origin.top }]
        }),
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [anatomy])
  return (
    <>
      <Heading>Anatomy</Heading>
      <Unstyled>
        {anatomy.some(([, , selector]) => selector) && (
          <div className={styles.anatomy}>
            <div ref={root} className={`${styles.drawing} ${styles.opened}`} inert>
              <Component {...withUniqueIds(props, 'anatomy')} />
            </div>
            {marks.map(({ number, left, top }) => (
              <span key={number} className={styles.mark} style={{ left, top }} aria-hidden>
                {number}
              </span>
            ))}
          </div>
        )}
        <ol className={styles.list}>
          {anatomy.map(([name, purpose]) => (
            <li key={name}>
              <b>{name}.</b> {renderInlineCode(purpose)}
            </li>
          ))}
        </ol>
      </Unstyled>
    </>
  )
}
