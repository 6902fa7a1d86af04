import { icons, Menu } from '#design-system'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import type { PageSummary } from '../../api/site.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { PageOperationKind } from './PageOperationDialog.tsx'

interface PageMenuProps {
  page: PageSummary
  /** The page has a draft version. */
  hasDraft: boolean
  onOperation: (kind: PageOperationKind) => void
  /** Shows links for reviewers. */
  onPreviewLinks: () => void
}

/** Operations on a page as a whole. */
export function PageOperationsMenu({ page, hasDraft, onOperation, onPreviewLinks }: PageMenuProps) {
  const t = useEditorTexts()
  const isDraftVersion = getPublishedPageId(page.id) !== undefined
  const canHaveDraft = page.status !== 'draft' && page.data === undefined && !hasDraft
  return (
    <Menu
      label={t.sectionActions(isDraftVersion ? t.draftOf(page.title) : page.title)}
      icon={icons.moreIcon}
      variant="quiet"
      align="end"
      items={[
        ...(canHaveDraft
          ? [
              {
                id: 'draft',
                label: t.editAsDraft,
                icon: icons.editIcon,
                onSelect: () => onOperation('draft'),
              },
            ]
          : []),
        ...(isDraftVersion
          ? [
              {
                id: 'publish',
                label: t.publishDraft,
                icon: icons.checkmarkIcon,
                onSelect: () => onOperation('publish'),
              },
            ]
          : []),
        ...(page.status === 'draft' && page.data === undefined
          ? [
              {
                id: 'previewLinks',
                label: t.previewLinks,
                icon: icons.externalIcon,
                onSelect: onPreviewLinks,
              },
            ]
          : []),
        {
          id: 'duplicate',
          label: t.duplicatePage,
          icon: icons.copyIcon,
          onSelect: () => onOperation('duplicate'),
        },
        {
          id: 'rename',
          label: t.renamePage,
          icon: icons.editIcon,
          onSelect: () => onOperation('rename'),
        },
        {
          id: 'remove',
          label: t.removePage,
          icon: icons.trashIcon,
          tone: 'danger',
          onSelect: () => onOperation('remove'),
        },
      ]}
    />
  )
}
