import { Alert, Button, Spinner } from '#design-system'
import { useCallback, useEffect, useState } from 'react'
import type { EditorPageResponse } from '../api/page.ts'
import type { EditorSiteResponse } from '../api/site.ts'
import { callEditorServer } from './client.ts'
import { getOpenedPageId, openPage } from './openedPage.ts'
import { EditorNoticesProvider, useEditorNotices } from './notices/Notices.tsx'
import { ServerConnectionAlert } from './notices/ServerConnectionAlert.tsx'
import { PageEditor } from './PageEditor.tsx'
import { PageList } from './pages/PageList.tsx'
import { type EditorSettings, EditorSettingsContext } from './settings.ts'
import { limitTextInput, maxTextLength } from './session/limitTextInput.ts'
import { readPageDraft } from './state/storedDraft.ts'
import { SiteTexts } from './translations/SiteTexts.tsx'
import { editorLanguages, EditorLanguageContext, useEditorTexts } from './texts/texts.ts'
import * as styles from './editor.css.ts'

/** Returns a setting that the browser keeps. */
function useStored<T extends string>(name: string, values: readonly T[], initial: T) {
  const [value, setValue] = useState(
    () => values.find((one) => one === localStorage.getItem(`felcera-editor-${name}`)) ?? initial,
  )
  const set = (next: T) => {
    localStorage.setItem(`felcera-editor-${name}`, next)
    setValue(next)
  }
  return [value, set] as const
}

/** Theme for dense tools; the preview is a document of its own in the theme of the site. */
const editorTheme = 'workshop'

/** The page editor: settings, messages, and the list of pages or the opened one. */
export function EditorApp() {
  const browserLanguage = navigator.language.startsWith('de') ? 'de' : 'en'
  const browserMode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const [language, setLanguage] = useStored('language', editorLanguages, browserLanguage)
  const [mode, setMode] = useStored('mode', ['light', 'dark'], browserMode)
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    Object.assign(documentElement.dataset, {
      brand: editorTheme,
      theme: mode,
      script: '',
    })
  }, [language, mode])
  const settings: EditorSettings = { language, setLanguage, mode, setMode }
  return (
    <EditorSettingsContext value={settings}>
      <EditorLanguageContext value={language}>
        <EditorNoticesProvider>
          <ServerConnectionAlert />
          <OpenedPage />
        </EditorNoticesProvider>
      </EditorLanguageContext>
    </EditorSettingsContext>
  )
}

function OpenedPage() {
  const t = useEditorTexts()
  const [site, setSite] = useState<EditorSiteResponse>()
  const [page, setPage] = useState(getOpenedPageId)
  const [answer, setAnswer] = useState<EditorPageResponse>()
  const [isTexts, setTexts] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { notify } = useEditorNotices()
  /** Page that was opened before. */
  const [left, setLeft] = useState<string>()
  useEffect(
    () =>
      limitTextInput(document, (length) =>
        notify((texts) => texts.textTooLong(length, maxTextLength), 'error'),
      ),
    [notify],
  )
  const loadSite = useCallback(() => {
    callEditorServer('site', {}).then(setSite, (error: Error) => setFailure(error.message))
  }, [])
  useEffect(loadSite, [loadSite])
  useEffect(() => {
    const open = () => setPage(getOpenedPageId())
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  useEffect(() => {
    if (page === undefined) return undefined
    const controller = new AbortController()
    callEditorServer('page', { page }, controller.signal).then(
      (opened) => {
        setAnswer(opened)
        if (readPageDraft(page)) notify((texts) => texts.restored)
      },
      (error: Error) => {
        if (!controller.signal.aborted) setFailure(error.message)
      },
    )
    return () => {
      controller.abort()
      // After returning to the page, its current files are shown.
      setAnswer(undefined)
      setLeft(page)
      setFailure(undefined)
    }
  }, [page, notify])
  if (failure !== undefined)
    return (
      <main className={styles.message}>
        <Alert tone="error" title={t.failed}>
          {t.problem(failure)}
        </Alert>
        <Button onClick={() => location.reload()}>{t.retry}</Button>
        {page !== undefined && (
          <Button variant="secondary" onClick={() => openPage(undefined)}>
            {t.pages}
          </Button>
        )}
      </main>
    )
  if (!site || (page !== undefined && answer?.page !== page))
    return (
      <main className={styles.message}>
        <Spinner label={t.loading} />
      </main>
    )
  if (page === undefined || !answer)
    return isTexts ? (
      <SiteTexts site={site} onClose={() => setTexts(false)} />
    ) : (
      <PageList
        site={site}
        left={left}
        onChanged={loadSite}
        onTranslations={() => setTexts(true)}
      />
    )
  return <PageEditor key={page} site={site} answer={answer} onSaved={loadSite} />
}
