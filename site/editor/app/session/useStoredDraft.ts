import { useEffect, useRef } from 'react'
import type { UnsavedPageState } from '../../api/page.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import {
  removePageDraft,
  watchPageDraftsOfOtherTabs,
  writePageDraft,
} from '../state/storedDraft.ts'

/** Time in ms without a change before the browser stores unsaved work: after the picture of a key, which it would delay. */
const pause = 200

/** Persists the unsaved state of a page in browser storage; reports a full or blocked storage, and another tab that edits the same page. */
export function useStoredDraft(
  unsaved: UnsavedPageState,
  isChanged: boolean,
  isRestored: boolean,
): void {
  const { notify } = useEditorNotices()
  const isStored = useRef(isRestored)
  const wasKept = useRef(true)
  const pending = useRef<() => void>(undefined)
  const { page } = unsaved
  useEffect(() => {
    const store = () => {
      pending.current = undefined
      if (!isChanged) {
        // Leaves the draft of another tab in place.
        if (isStored.current) removePageDraft(page)
        isStored.current = false
        return
      }
      const isKept = writePageDraft(page, unsaved)
      isStored.current ||= isKept
      // Once, not with every key.
      if (!isKept && wasKept.current) notify((t) => t.notKept, 'error')
      wasKept.current = isKept
    }
    pending.current = store
    const timer = setTimeout(store, pause)
    return () => clearTimeout(timer)
  }, [isChanged, unsaved, page, notify])
  useEffect(() => {
    // When the tab is closed or the page is left, the last change is stored at once.
    const finish = () => pending.current?.()
    addEventListener('pagehide', finish)
    return () => {
      removeEventListener('pagehide', finish)
      finish()
    }
  }, [])
  useEffect(() => {
    const stop = watchPageDraftsOfOtherTabs(page, () => {
      stop()
      notify((t) => t.otherTab, 'error')
    })
    return stop
  }, [page, notify])
}
