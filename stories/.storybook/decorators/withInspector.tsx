import type { Decorator } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { sourceAttribute } from '../plugins/jsxRuntime.ts'
import * as styles from './decorators.css.ts'

interface InspectedElement {
  readonly location: string
  readonly box: DOMRect
}

/** Shows the source location of the hovered element; a click copies it and, in development, opens the editor. */
export const withInspector: Decorator = (Story, { globals }) => (
  <>
    <Story />
    {globals['inspect'] === 'on' && <Inspector />}
  </>
)

function Inspector() {
  const [inspected, setInspected] = useState<InspectedElement>()
  const [copied, setCopied] = useState<string>()
  useEffect(() => {
    const show = ({ target }: Event) => setInspected(elementAt(target))
    const copyLocation = (event: Event) => {
      const location = elementAt(event.target)?.location
      if (location === undefined) return
      event.preventDefault()
      event.stopPropagation()
      void navigator.clipboard.writeText(location).then(() => setCopied(location))
      if (import.meta.env.DEV) void fetch(`/__open-in-editor?file=${encodeURIComponent(location)}`)
    }
    document.addEventListener('pointerover', show)
    document.addEventListener('click', copyLocation, true)
    return () => {
      document.removeEventListener('pointerover', show)
      document.removeEventListener('click', copyLocation, true)
    }
  }, [])
  if (!inspected) return null
  const { location, box } = inspected
  const { top, left, width, height } = box
  return (
    <div className={styles.inspectedElement} style={{ top, left, width, height }} role="status">
      <span className={styles.inspectedLabel}>
        {location}
        {copied === location && ' – copied'}
      </span>
    </div>
  )
}

function elementAt(target: EventTarget | null): InspectedElement | undefined {
  const element = target instanceof Element ? target.closest(`[${sourceAttribute}]`) : null
  const location = element?.getAttribute(sourceAttribute)
  return element && location ? { location, box: element.getBoundingClientRect() } : undefined
}
