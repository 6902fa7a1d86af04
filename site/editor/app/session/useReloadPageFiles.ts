import { useEffect, useEffectEvent, useRef } from 'react'
import type { EditorPageResponse } from '../../api/page.ts'
import { callEditorServer } from '../client.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import { openPage } from '../openedPage.ts'

/** Shortest time in ms between two readings when the window gets the focus, which it also does from the preview. */
const pause = 3000

interface ReadFilesOptions {
  readonly page: string
  /** Reloads the state from the files. */
  readonly takeOver: (after: EditorPageResponse) => 'same' | 'taken' | 'conflict'
  readonly onTaken: (after: EditorPageResponse) => void
}

/**
 * Returns a function that reads the files of the page again and applies their changes; also called when the author
 * returns to the window.
 */
export function useReloadPageFiles({
  page,
  takeOver,
  onTaken,
}: ReadFilesOptions): () => Promise<void> {
  const { notify } = useEditorNotices()
  const lastReading = useRef(0)
  const read = async () => {
    lastReading.current = Date.now()
    const after = await callEditorServer('page', { page })
    const result = takeOver(after)
    if (result === 'conflict') notify((texts) => texts.changedBoth, 'error')
    if (result !== 'taken') return
    onTaken(after)
    notify((texts) => texts.takenOver)
  }
  const onFocus = useEffectEvent(() => {
    // ServerConnectionAlert reports a server that does not respond.
    if (Date.now() - lastReading.current > pause) read().catch(() => undefined)
  })
  useEffect(() => {
    lastReading.current = Date.now()
    const listener = () => onFocus()
    addEventListener('focus', listener)
    return () => removeEventListener('focus', listener)
  }, [])
  return () =>
    read().catch(() => {
      // The page is no longer there, e.g. after its creation was undone.
      openPage(undefined)
    })
}
