import { Alert, Button, Dialog, Input, Spinner } from '#design-system'
import { useEffect, useState } from 'react'
import { draftVersionEnding, getPublishedPageId } from '#data/pages/draftVersion.ts'
import type { PageOperationImpact, PageOperation } from '../../api/operations.ts'
import { callEditorServer } from '../client.ts'
import { useEditorNotices } from '../notices/Notices.tsx'
import { openPage } from '../openedPage.ts'
import { readDraft, removeDraft } from '../state/storedDraft.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { PageOperationImpactList } from './PageOperationImpactList.tsx'
import * as styles from './pages.css.ts'

export type PageOperationKind = PageOperation['kind']

interface OperationDialogProps {
  kind: PageOperationKind
  /** Id of the page; a new one has none yet. */
  page?: string
  onClose: () => void
  onDone: () => void
}

/** Time in ms without typing before the impact is asked for. */
const pause = 300

/** Answer of the server about an operation. */
interface Answered {
  /** The operation as JSON. */
  readonly asked: string
  readonly impact: PageOperationImpact | undefined
  readonly refusal: string | undefined
}

const unanswered: Answered = { asked: '', impact: undefined, refusal: undefined }

/** Creates, duplicates, renames or removes a page after its impact was shown. */
export function PageOperationDialog({ kind, page = '', onClose, onDone }: OperationDialogProps) {
  const t = useEditorTexts()
  const { notify } = useEditorNotices()
  const [path, setPath] = useState(kind === 'rename' ? page : '')
  const [answered, setAnswered] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const asked = JSON.stringify(operationOf(kind, page, path) ?? null)
  const hasUnsaved = kind !== 'create' && readDraft(page) !== undefined
  // Their unsaved work would stay behind, with messages that are renamed.
  const isBlocked = hasUnsaved && (kind === 'rename' || kind === 'publish')
  const { impact, refusal } = answered?.asked === asked ? answered : unanswered
  useEffect(() => {
    const operation = JSON.parse(asked) as PageOperation | null
    if (!operation) return undefined
    const controller = new AbortController()
    const refuse = (reason: string) => setAnswered({ ...unanswered, asked, refusal: reason })
    const timer = setTimeout(() => {
      callEditorServer('impact', { operation }, controller.signal).then(
        (answer) =>
          answer.result === 'possible'
            ? setAnswered({ ...unanswered, asked, impact: answer.impact })
            : refuse(`${t.problem(answer.what)} ${t.problem(answer.fix)}`),
        (error: Error) => {
          if (!controller.signal.aborted) refuse(t.problem(error.message))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, t])
  const perform = async () => {
    const operation = operationOf(kind, page, path)
    if (!operation) return
    const refuse = (reason: string) => setAnswered({ ...unanswered, asked, refusal: reason })
    setBusy(true)
    try {
      const answer = await callEditorServer('operate', { operation })
      if (answer.result === 'refused')
        return refuse(`${t.problem(answer.what)} ${t.problem(answer.fix)}`)
      if (kind === 'remove') removeDraft(page)
      notify((texts) => texts.savedFiles(answer.files.length), 'success')
      onDone()
      onClose()
      if (kind !== 'remove') openPage(resultOf(operation))
    } catch (error) {
      refuse(t.problem((error as Error).message))
    } finally {
      setBusy(false)
    }
  }
  const titles = {
    create: t.newPage,
    duplicate: t.duplicatePage,
    rename: t.renamePage,
    remove: t.removePage,
    draft: t.editAsDraft,
    publish: t.publishDraft,
  }
  return (
    <Dialog
      title={kind === 'create' ? titles[kind] : `${titles[kind]}: ${page}`}
      closeLabel={t.close}
      size="medium"
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button
            variant={kind === 'remove' ? 'danger' : 'primary'}
            disabled={!impact || isBlocked}
            loading={busy && t.saving}
            onClick={() => void perform()}
          >
            {titles[kind]}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <form
        className={styles.operation}
        onSubmit={(event) => {
          event.preventDefault()
          if (impact && !isBlocked) void perform()
        }}
      >
        {hasUnsaved && (
          <Alert tone={isBlocked ? 'error' : 'warning'} title={t.hasUnsaved(page)}>
            {isBlocked ? t.saveBefore : kind === 'remove' ? t.removesUnsaved : t.keepsUnsaved}{' '}
            <Button size="small" variant="quiet" onClick={() => openPage(page)}>
              {t.openUnsaved}
            </Button>
          </Alert>
        )}
        {!withoutPath.has(kind) && (
          <Input
            label={kind === 'remove' ? t.redirectTo : t.pagePath}
            help={kind === 'remove' ? t.redirectHelp : t.pagePathHelp}
            name="path"
            value={path}
            {...(refusal !== undefined && { error: refusal })}
            onChange={({ target }) => setPath(target.value)}
          />
        )}
        {withoutPath.has(kind) && refusal !== undefined && <Alert tone="error" title={refusal} />}
        {asked !== 'null' && answered?.asked !== asked && <Spinner label={t.loading} />}
        {impact && <PageOperationImpactList impact={impact} />}
        {impact && impact.problems.length > 0 && (
          <Alert tone="warning" title={t.withProblems(impact.problems.length)} />
        )}
      </form>
    </Dialog>
  )
}

/** Returns the id of a path that was typed: `/solutions/balcony` is `solutions/balcony`. */
const pageIdOf = (path: string): string => path.replace(/^\//, '')

/** Operations that only need to be confirmed. */
const withoutPath: ReadonlySet<PageOperationKind> = new Set(['draft', 'publish'])

/** Returns the id of the page that an operation leaves. */
function resultOf(operation: PageOperation): string {
  if (operation.kind === 'draft') return operation.page + draftVersionEnding
  if (operation.kind === 'publish') return getPublishedPageId(operation.page) ?? operation.page
  return operation.kind === 'remove' ? operation.page : pageIdOf(operation.path)
}

function operationOf(
  kind: PageOperationKind,
  page: string,
  path: string,
): PageOperation | undefined {
  const typed = path.trim()
  if (kind === 'remove') return { kind, page, ...(typed !== '' && { redirectTo: typed }) }
  if (kind === 'draft' || kind === 'publish') return { kind, page }
  if (typed === '') return undefined
  const address = `/${pageIdOf(typed)}`
  return kind === 'create' ? { kind, path: address } : { kind, page, path: address }
}
