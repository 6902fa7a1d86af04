import { VisuallyHidden } from '#design-system'
import { createToaster, type Toaster } from '#design-system/behaviour/toast.ts'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { EditorTexts } from '../texts/english.ts'
import { useEditorTexts } from '../texts/texts.ts'

interface Notices {
  /** Shows and announces a message. */
  readonly notify: (text: (texts: EditorTexts) => string, type?: 'success' | 'error') => void
  /** Announces a change that is visible anyway. */
  readonly announce: (text: string) => void
}

const NoticesContext = createContext<Notices | undefined>(undefined)

/** Returns the functions that show and announce results. */
export function useEditorNotices(): Notices {
  const notices = useContext(NoticesContext)
  if (!notices) throw new Error('A notice outside EditorNoticesProvider')
  return notices
}

/** Live region and messages of the editor. */
export function EditorNoticesProvider({ children }: { children: ReactNode }) {
  const t = useEditorTexts()
  const [announced, setAnnounced] = useState({ text: '', count: 0 })
  const current = useRef<{ readonly toaster: Toaster; readonly texts: EditorTexts }>(undefined)
  useEffect(() => {
    const created = createToaster({ label: t.messages, closeLabel: t.close })
    current.current = { toaster: created, texts: t }
    return () => created.destroy()
  }, [t])
  const notices = useMemo<Notices>(
    () => ({
      notify: (text, type) => {
        const { toaster, texts } = current.current ?? {}
        if (texts) toaster?.show({ content: text(texts), ...(type && { type }) })
      },
      announce: (text) => setAnnounced(({ count }) => ({ text, count: count + 1 })),
    }),
    [],
  )
  return (
    <NoticesContext value={notices}>
      {children}
      <VisuallyHidden>
        <span role="status">
          {/* The same text twice is announced twice. */}
          <span key={announced.count}>{announced.text}</span>
        </span>
      </VisuallyHidden>
    </NoticesContext>
  )
}
