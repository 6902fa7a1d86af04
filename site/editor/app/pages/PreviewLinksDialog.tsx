import { Alert, Button, Dialog, icons, Link, Spinner } from '#design-system'
import { use, useEffect, useState } from 'react'
import { locales } from '#data/locale/locales.ts'
import type { PreviewLinksResult } from '../../api/previewLinks.ts'
import { callEditorServer } from '../client.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import { EditorLanguageContext, useEditorTexts } from '../texts/texts.ts'
import * as styles from './pages.css.ts'

interface PreviewLinksDialogProps {
  /** Id of a draft. */
  page: string
  onClose: () => void
}

/** Signed links that show a draft to reviewers, one for each locale. */
export function PreviewLinksDialog({ page, onClose }: PreviewLinksDialogProps) {
  const t = useEditorTexts()
  const language = use(EditorLanguageContext)
  const { notify } = useEditorNotices()
  const [signed, setSigned] = useState<PreviewLinksResult>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    callEditorServer('previewLinks', { page }).then(
      (answer) => {
        if (answer.result === 'signed') setSigned(answer)
        else setFailure(`${t.problem(answer.what)} ${t.problem(answer.fix)}`)
      },
      (error: Error) => setFailure(t.problem(error.message)),
    )
  }, [page, t])
  const copy = () =>
    navigator.clipboard.writeText(signed?.links.map(({ href }) => href).join('\n') ?? '').then(
      () => notify((texts) => texts.linksCopied, 'success'),
      () => notify((texts) => texts.linksNotCopied),
    )
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Dialog
      title={t.previewLinks}
      description={t.previewLinksText}
      closeLabel={t.close}
      open
      onOpenChange={(open) => !open && onClose()}
      {...(signed && {
        actions: (
          <Button icon={icons.copyIcon} onClick={() => void copy()}>
            {t.copyLinks}
          </Button>
        ),
      })}
    >
      {failure !== undefined && (
        <Alert tone="error" title={t.failed} announce>
          {failure}
        </Alert>
      )}
      {!signed && failure === undefined && <Spinner label={t.loading} />}
      {signed && (
        <>
          <ul className={styles.links}>
            {signed.links.map(({ locale, href }) => (
              <li key={locale}>
                <Link href={href}>{locales[locale].name}</Link>
                <span className={styles.address}>{href}</span>
              </li>
            ))}
          </ul>
          <p>{t.previewLinksUntil(format.format(signed.until))}</p>
        </>
      )}
    </Dialog>
  )
}
