import { Button, Link } from '#design-system'
import { getFragmentDocumentId } from '../../api/fragments.ts'
import { useEditor } from '../EditorContext.ts'
import { getPageHref, openPage } from '../openedPage.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from '../editor.css.ts'

/** Shows the number of pages with a fragment and a button that opens it. Unsaved changes of the page stay in the browser. */
export function FragmentLink({ name }: { name: string }) {
  const t = useEditorTexts()
  const { site } = useEditor()
  const fragment = site.fragments[name]
  if (!fragment) return null
  return (
    <>
      <p className={styles.sideText}>{t.shownOnPages(fragment.shownOn.length)}</p>
      <Button
        size="small"
        variant="secondary"
        onClick={() => openPage(getFragmentDocumentId(name))}
      >
        {t.editFragment}
      </Button>
    </>
  )
}

/** In the place of page settings: the pages that show the opened fragment. */
export function FragmentUsageList({ pages }: { pages: readonly string[] }) {
  const t = useEditorTexts()
  const { site } = useEditor()
  const shown = site.pages.filter(({ id }) => pages.includes(id))
  return (
    <>
      <div className={styles.sideHead}>
        <h2 className={styles.sideTitle}>{t.shownOn}</h2>
      </div>
      <p className={styles.sideText}>{t.fragmentText}</p>
      {shown.length === 0 && <p className={styles.sideText}>{t.shownOnPages(0)}</p>}
      <ul>
        {shown.map(({ id, path, title }) => (
          <li key={id}>
            <Link href={getPageHref(id)}>{title}</Link>{' '}
            <span className={styles.pagePath}>{path}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
