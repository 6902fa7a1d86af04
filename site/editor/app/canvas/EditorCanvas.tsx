import { RadioGroup, Select } from '#design-system'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import type { PreviewColourMode, EditorBridge } from '../../preview/bridge.ts'
import { useEditor } from '../EditorContext.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import * as styles from './canvas.css.ts'

/** Display settings of the page. */
export interface EditorCanvasViewSettings {
  readonly locale: Locale
  readonly pseudo: boolean
  /** Width of the document in px. */
  readonly width: number
  readonly mode: PreviewColourMode
  /** Name of a theme, or '' for that of the site. */
  readonly theme: string
}

export const initialCanvasView: EditorCanvasViewSettings = {
  locale: 'en',
  pseudo: false,
  width: 1440,
  mode: 'light',
  theme: '',
}

const widths = [390, 768, 1440]
const pseudoValue = 'pseudo'

interface CanvasProps {
  view: EditorCanvasViewSettings
  onView: (view: EditorCanvasViewSettings) => void
  bridge: EditorBridge
}

/** The page in a document of its own, scaled to the available space, with its display settings. */
export function EditorCanvas({ view, onView, bridge }: CanvasProps) {
  const t = useEditorTexts()
  const { site } = useEditor()
  const stage = useRef<HTMLDivElement>(null)
  const room = useSize(stage)
  // In a window without space any scale is acceptable.
  const scale = Math.min(1, room.width / view.width) || 1
  const modes = { system: t.modeSystem, light: t.modeLight, dark: t.modeDark }
  return (
    <main className={styles.root} aria-label={t.preview}>
      <div className={styles.bar} role="toolbar" aria-label={t.view}>
        <Select
          label={t.variant}
          labelVariant="hidden"
          name="variant"
          options={[
            ...localeCodes.map((code) => ({ value: code as string, label: locales[code].name })),
            { value: pseudoValue, label: t.pseudo },
          ]}
          value={view.pseudo ? pseudoValue : view.locale}
          onChange={({ target: { value } }) =>
            onView(
              value === pseudoValue
                ? { ...view, locale: 'en', pseudo: true }
                : { ...view, locale: value as Locale, pseudo: false },
            )
          }
        />
        <RadioGroup
          label={t.width}
          labelVariant="hidden"
          name="width"
          variant="segments"
          options={widths.map((width) => ({ value: String(width), label: String(width) }))}
          value={String(view.width)}
          onChange={({ target }) => onView({ ...view, width: Number(target.value) })}
        />
        <Select
          label={t.mode}
          labelVariant="hidden"
          name="mode"
          options={Object.entries(modes).map(([value, label]) => ({ value, label }))}
          value={view.mode}
          onChange={({ target }) => onView({ ...view, mode: target.value as PreviewColourMode })}
        />
        <Select
          label={t.theme}
          labelVariant="hidden"
          name="theme"
          options={[
            { value: '', label: t.siteTheme },
            ...site.themes.map((name) => ({ value: name, label: name })),
          ]}
          value={view.theme}
          onChange={({ target }) => onView({ ...view, theme: target.value })}
        />
        <span className={styles.scale}>{Math.round(scale * 100)} %</span>
      </div>
      <div className={styles.stage} ref={stage}>
        <div
          className={styles.scaled}
          style={{
            width: view.width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room.width - view.width * scale) / 2),
          }}
        >
          <PreviewFrame title={t.preview} bridge={bridge} />
        </div>
      </div>
    </main>
  )
}

/** Follows the size of an element in px. */
function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return undefined
    const observer = new ResizeObserver(() =>
      setSize({ width: observed.clientWidth, height: observed.clientHeight }),
    )
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return size
}
