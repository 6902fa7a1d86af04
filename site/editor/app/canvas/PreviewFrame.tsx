import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EditorBridge } from '../../preview/bridge.ts'
import { getPreviewUrl } from '../client.ts'
import * as styles from './canvas.css.ts'

interface PreviewFrameProps {
  /** Accessible name. */
  title: string
  /** Functions that the preview calls. */
  bridge: EditorBridge
  /** Out of the order of focus. */
  asleep?: boolean
}

/** Document of a preview. It has the bridge before its script runs. */
export function PreviewFrame({ title, bridge, asleep = false }: PreviewFrameProps) {
  const host = useRef<HTMLDivElement>(null)
  const onCall = useEffectEvent((name: keyof EditorBridge, args: readonly unknown[]): unknown =>
    // At once, so that the next key finds the new state.
    flushSync(() => (bridge[name] as (...args: readonly unknown[]) => unknown)(...args)),
  )
  useEffect(() => {
    const frame = document.createElement('iframe')
    const latest = <K extends keyof EditorBridge>(name: K) =>
      ((...args: readonly unknown[]) => onCall(name, args)) as EditorBridge[K]
    frame.editorBridge = {
      ready: latest('ready'),
      select: latest('select'),
      showProblem: latest('showProblem'),
      selectNext: latest('selectNext'),
      setText: latest('setText'),
      refuseLongText: latest('refuseLongText'),
      sourceOf: latest('sourceOf'),
      openForm: latest('openForm'),
      leave: latest('leave'),
      handleKey: latest('handleKey'),
    }
    frame.title = title
    if (asleep) frame.tabIndex = -1
    frame.className = styles.frame
    frame.src = getPreviewUrl()
    host.current?.append(frame)
    return () => frame.remove()
  }, [title, asleep])
  return <div ref={host} className={styles.host} />
}
