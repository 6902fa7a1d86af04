import { Button } from '#design-system'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { formatPath, useEditor } from '../EditorContext.ts'
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

/** Names the other places of a message, and gives this place one of its own. */
export function MessageUsesNote({ id, path }: MessageUsesProps) {
  const t = useEditorTexts()
  const { site, answer, document, change, texts, announce } = useEditor()
  const here = document.items.flatMap((item, index) => {
    const fields = site.sections[getSectionName(item)]?.fields ?? []
    return listMessagePlaces(fields, item.value, ['sections', index]).filter(
      (place) => place.id === id,
    )
  })
  const names = [
    ...here
      .filter((place) => formatPath(place.path) !== formatPath(path))
      .map((place) => t.onThisPage(formatPath(place.path))),
    ...(answer.otherUses[id] ?? []),
  ]
  if (names.length === 0) return null
  if (getPublishedPageId(document.page) !== undefined && answer.otherUses[id])
    return <p className={styles.uses}>{t.draftsOwn}</p>
  return (
    <p className={styles.uses}>
      <span title={names.join('\n')}>
        {t.usedElsewhere(names.length)}: {names.slice(0, 2).join(', ')}
        {names.length > 2 ? ' …' : '.'} {t.changeEverywhere}
      </span>{' '}
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
    </p>
  )
}
