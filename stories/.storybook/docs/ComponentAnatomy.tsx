import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ComponentGuide } from '../../docs/componentGuide.ts'
import { getComponentDisplayName } from '../../states/listComponentStates.tsx'
import { stateFrameClasses } from '../../states/StateMatrix.tsx'
import { withUniqueIds } from '../../texts/transformVisibleTexts.ts'
import * as styles from './docs.css.ts'
import {
  type AnatomyMarker,
  type AnatomyPartBox,
  placeAnatomyMarkers,
} from './placeAnatomyMarkers.ts'
import { renderInlineCode } from './renderInlineCode.tsx'

interface AnatomyProps extends Pick<ComponentGuide, 'anatomy'> {
  readonly component: ComponentType<object>
  /** Props of the default example. */
  readonly props: object
  /** Address of a story that opens the component, for one that is drawn above the page. */
  readonly opened: string | undefined
}

/** Lists the parts of a component and numbers those that the default example shows. */
export function ComponentAnatomy({ anatomy, component, props, opened }: AnatomyProps) {
  const drawn = anatomy.some(([, , selector]) => selector)
  return (
    <>
      <Heading>Anatomy</Heading>
      <Unstyled>
        {drawn && opened === undefined && <ExampleDrawing {...{ anatomy, component, props }} />}
        {drawn && opened !== undefined && <OpenedStory anatomy={anatomy} address={opened} />}
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

/** The default example inside the page. */
function ExampleDrawing({ anatomy, component: Component, props }: Omit<AnatomyProps, 'opened'>) {
  const root = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<readonly AnatomyMarker[]>([])
  useEffect(() => {
    const frame = root.current
    if (!frame) return undefined
    // A menu or disclosure shows all of its parts; of several menus all would cover each other.
    const [details, ...more] = frame.querySelectorAll('details')
    if (details && more.length === 0) {
      // Menus of one name close each other.
      details.name = 'anatomy'
      details.open = true
    }
    return observe(frame, () => setMarks(measure(frame, frame.getBoundingClientRect(), anatomy)))
  }, [anatomy])
  return (
    <div className={styles.anatomy}>
      <div ref={root} className={`${styles.drawing} ${styles.opened}`} inert>
        <div className={stateFrameClasses[getComponentDisplayName(Component)]}>
          <Component {...withUniqueIds(props, 'anatomy')} />
        </div>
      </div>
      <Marks marks={marks} />
    </div>
  )
}

/** A story in a frame of its own, where a dialog is open without covering the page or taking the focus. */
function OpenedStory({ anatomy, address }: Pick<AnatomyProps, 'anatomy'> & { address: string }) {
  const frame = useRef<HTMLObjectElement>(null)
  const [marks, setMarks] = useState<readonly AnatomyMarker[]>([])
  const [loaded, setLoaded] = useState(0)
  useEffect(() => {
    const inner = frame.current?.contentDocument
    const view = inner?.defaultView
    if (loaded === 0 || !inner?.body || !view) return undefined
    // A drawing does not take the focus, with which it would scroll the page.
    view.HTMLElement.prototype.focus = () => undefined
    // A dialog of the platform takes it without that method.
    inner.addEventListener('focusin', () => frame.current?.blur())
    return observe(inner.body, () => setMarks(measure(inner, { left: 0, top: 0 }, anatomy)))
  }, [anatomy, loaded])
  return (
    <div className={styles.anatomy}>
      <object
        ref={frame}
        className={styles.openedStory}
        type="text/html"
        data={address}
        aria-label="The open component"
        inert
        onLoad={() => setLoaded((times) => times + 1)}
      />
      <Marks marks={marks} />
    </div>
  )
}

function Marks({ marks }: { marks: readonly AnatomyMarker[] }) {
  return marks.map(({ number, x, y }) => (
    <span key={number} className={styles.mark} style={{ left: x, top: y }} aria-hidden>
      {number}
    </span>
  ))
}

/** Calls back at first, when an element changes its size, and when something in it appears or moves. */
function observe(element: Element, onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange)
  const content = new MutationObserver(onChange)
  sizes.observe(element)
  content.observe(element, { subtree: true, childList: true, attributes: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}

/** Measures the first lines of the parts that are visible. */
function measure(
  root: ParentNode,
  origin: Pick<DOMRect, 'left' | 'top'>,
  anatomy: ComponentGuide['anatomy'],
): readonly AnatomyMarker[] {
  const boxes = anatomy.flatMap(([, , selector], index): readonly AnatomyPartBox[] => {
    const part = selector === undefined ? null : root.querySelector(selector)
    // A part that wraps begins where its first line does.
    const [box] = part?.getClientRects() ?? []
    if (!box || box.width <= 1) return []
    const { left, top, width, height } = box
    return [{ number: index + 1, left: left - origin.left, top: top - origin.top, width, height }]
  })
  return placeAnatomyMarkers(boxes)
}
