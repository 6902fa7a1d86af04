import { Alert, Button, Dialog, Input } from '#design-system'
import { useRef, useState } from 'react'
import { draftVersionEnding, getPublishedPageId } from '#data/pages/draftVersion.ts'
import type { PageOperation } from '../../api/operations.ts'
import { openPage } from '../openedPage.ts'
import { readPageDraft, removePageDraft } from '../state/storedDraft.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { PageOperationCheck } from './PageOperationCheck.tsx'
import { usePageOperation } from './usePageOperation.ts'
import * as styles from './pages.css.ts'

/** Operations of the list of pages. */
export type PageOperationKind = Exclude<PageOperation['kind'], 'addToMenu' | 'removeFromMenu'>
type ListedOperation = Extract<PageOperation, { kind: PageOperationKind }>

interface OperationDialogProps {
  kind: PageOperationKind
  /** Id of the page; a new one has none yet. */
  page?: string
  onClose: () => void
  onDone: () => void
}

/** Creates, duplicates, renames or removes a page after its impact was shown. */
export function PageOperationDialog({ kind, page = '', onClose, onDone }: OperationDialogProps) {
  const t = useEditorTexts()
  const address = useRef<HTMLInputElement>(null)
  const [path, setPath] = useState(kind === 'rename' ? page : '')
  const operation = operationOf(kind, page, path)
  const { impact, isPossible, refusal, isPlanning, isBusy, perform } = usePageOperation(
    operation,
    () => {
      if (kind === 'remove') removePageDraft(page)
      onDone()
      onClose()
      if (operation && kind !== 'remove') openPage(resultOf(operation))
    },
  )
  const hasUnsaved = kind !== 'create' && readPageDraft(page) !== undefined
  // Their unsaved work would be lost, with messages that are renamed.
  const isBlocked = hasUnsaved && (kind === 'rename' || kind === 'publish')
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
      initialFocus={address}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button
            variant={kind === 'remove' ? 'danger' : 'primary'}
            disabled={!isPossible || isBlocked}
            loading={isBusy && t.saving}
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
          if (!isBlocked) void perform()
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
            ref={address}
            label={kind === 'remove' ? t.redirectTo : t.pagePath}
            help={kind === 'remove' ? t.redirectHelp : t.pagePathHelp}
            name="path"
            value={path}
            {...(refusal !== undefined && { error: refusal })}
            onChange={({ target }) => setPath(target.value)}
          />
        )}
        {withoutPath.has(kind) && refusal !== undefined && <Alert tone="error" title={refusal} />}
        <PageOperationCheck {...{ isPlanning, impact }} />
      </form>
    </Dialog>
  )
}

/** Returns the id of a path that was typed: `/solutions/balcony` is `solutions/balcony`. */
const pageIdOf = (path: string): string => path.replace(/^\//, '')

/** Operations that only need to be confirmed. */
const withoutPath: ReadonlySet<PageOperationKind> = new Set(['draft', 'publish'])

/** Returns the id of the page that an operation leaves. */
function resultOf(operation: ListedOperation): string {
  if (operation.kind === 'draft') return operation.page + draftVersionEnding
  if (operation.kind === 'publish') return getPublishedPageId(operation.page) ?? operation.page
  return operation.kind === 'remove' ? operation.page : pageIdOf(operation.path)
}

function operationOf(
  kind: PageOperationKind,
  page: string,
  path: string,
): ListedOperation | undefined {
  const typed = path.trim()
  if (kind === 'remove') return { kind, page, ...(typed !== '' && { redirectTo: typed }) }
  if (kind === 'draft' || kind === 'publish') return { kind, page }
  if (typed === '') return undefined
  const address = `/${pageIdOf(typed)}`
  return kind === 'create' ? { kind, path: address } : { kind, page, path: address }
}
