import { Button, Disclosure, Link } from '#design-system'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { getFragmentOfDocument } from '../../api/fragments.ts'
import type { MessageUse } from '../../api/page.ts'
import { formatConfigValuePath, useEditor } from '../EditorContext.ts'
import { getPageHref } from '../openedPage.ts'
import { useChangePlaceFormatter } from '../save/useChangePlaceFormatter.ts'
import { getSectionName } from '../sections/getSectionName.ts'
import { listMessagePlaces } from '../state/messageIds.ts'
import { forkMessage } from '../state/forkMessage.ts'
import type { ConfigValuePath } from '../state/pageDocument.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './fields.css.ts'

interface MessageUsesProps {
  id: string
  path: ConfigValuePath
}

/** Most places that are listed at first. */
const fewPlaces = 3

/** Names the other places of a message, and gives this place one of its own. */
export function MessageUsesNote({ id, path }: MessageUsesProps) {
  const t = useEditorTexts()
  const { answer, document, change, texts, announce } = useEditor()
  const uses = [...useUsesOnPage(id, path), ...(answer.otherUses[id] ?? [])]
  if (uses.length === 0) return null
  if (getPublishedPageId(document.page) !== undefined && answer.otherUses[id])
    return <p className={styles.uses}>{t.draftsOwn}</p>
  return (
    <div className={styles.uses}>
      <Disclosure
        summary={<span>{t.usedElsewhere(uses.length)}</span>}
        defaultOpen={uses.length <= fewPlaces}
      >
        <ul className={styles.places}>
          {uses.map((use) => (
            <li key={`${use.file} ${use.section} ${formatConfigValuePath(use.field)}`}>
              <MessageUsePlace {...use} />
            </li>
          ))}
        </ul>
      </Disclosure>
      {t.changeEverywhere}{' '}
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          change((document) => forkMessage(document, path, texts))
          announce(t.madeOwn)
        }}
      >
        {t.makeOwn}
      </Button>
    </div>
  )
}

/** Returns the places of a message on the opened page without one of them. */
function useUsesOnPage(id: string, path: ConfigValuePath): readonly MessageUse[] {
  const { site, answer, document } = useEditor()
  const isOther = (place: { readonly id: string; readonly path: ConfigValuePath }) =>
    place.id === id && formatConfigValuePath(place.path) !== formatConfigValuePath(path)
  const use = { file: answer.file, page: document.page }
  return [
    ...listMessagePlaces(site.pageFields, document.root)
      .filter(isOther)
      .map((place) => ({ ...use, field: place.path })),
    ...document.items.flatMap((item, index) => {
      const section = getSectionName(item)
      return listMessagePlaces(site.sections[section]?.fields ?? [], item.value, [
        'sections',
        index,
      ])
        .filter(isOther)
        .map((place) => ({ ...use, section, field: place.path.slice(2) }))
    }),
  ]
}

/** Place of a message: "About us: Hero, Title", with a link to another page. */
function MessageUsePlace({ page, ...place }: MessageUse) {
  const t = useEditorTexts()
  const { site, document } = useEditor()
  const format = useChangePlaceFormatter()
  if (page === undefined) return `${place.file}: ${formatConfigValuePath(place.field)}`
  if (page === document.page) return t.onThisPage(format(place))
  const fragment = getFragmentOfDocument(page)
  const title = site.pages.find(({ id }) => id === page)?.title ?? page
  return (
    <>
      <Link href={getPageHref(page)}>{fragment === undefined ? title : t.fragment(fragment)}</Link>
      {`: ${format(place)}`}
    </>
  )
}
