import { Button, icons, Link } from '#design-system'
import { useEffect } from 'react'
import type { EditorSectionEntry } from '../api/site.ts'
import { useEditor } from './EditorContext.ts'
import { SchemaFieldInputs } from './fields/SchemaFieldInputs.tsx'
import { focusProblemField } from './fields/focusProblemField.ts'
import { PageSettingsFields } from './fields/PageSettingsFields.tsx'
import { getSectionLabel, getSectionName } from './sections/getSectionName.ts'
import { FragmentLink, FragmentUsageList } from './sections/FragmentPanel.tsx'
import { useSectionActions } from './sections/useSectionActions.ts'
import { toTextOrEmpty } from './state/texts.ts'
import { replaceSection } from './state/pageDocument.ts'
import { useEditorTexts } from './texts/texts.ts'
import * as styles from './editor.css.ts'

/** Form of the selected section, or of the page. */
export function EditorSidePanel() {
  const t = useEditorTexts()
  const { answer, document, selected, revealed } = useEditor()
  useEffect(() => {
    if (!revealed) return
    // Lists open their items before.
    requestAnimationFrame(() => focusProblemField(revealed))
  }, [revealed])
  const index = document.items.findIndex(({ key }) => key === selected)
  const item = document.items[index]
  const label = item
    ? t.fieldsOf(getSectionLabel(item, t))
    : answer.shownOn
      ? t.fragments
      : t.pageFields
  return (
    <aside className={styles.side} aria-label={label} id="form" tabIndex={-1}>
      {item ? (
        <SectionForm key={item.key} index={index} />
      ) : answer.shownOn ? (
        <FragmentUsageList pages={answer.shownOn} />
      ) : (
        <PageSettingsFields />
      )}
    </aside>
  )
}

/** Address of Storybook unless PORT is set. */
const storybook = 'http://localhost:6006/?path=/story/'

/** Links to the source of a section: its code, its stories, and its line in the config; `from` is its index there. */
function SourceLinks({ info, from }: { info: EditorSectionEntry; from: number | undefined }) {
  const t = useEditorTexts()
  const { answer } = useEditor()
  const line = from === undefined ? undefined : answer.lines[from]
  return (
    <p className={styles.sideText}>
      <SourceLink place={info.code} />
      {line !== undefined && (
        <>
          {', '}
          <SourceLink place={`${answer.file}:${line}`} />
        </>
      )}
      {', '}
      <Link href={storybook + info.story}>{t.storyOf}</Link>
    </p>
  )
}

/** Link that opens a file of the project in Visual Studio Code, at a line if the place ends with one. */
function SourceLink({ place }: { place: string }) {
  const { site } = useEditor()
  return (
    <Link href={`vscode://file${site.folder}/${place}`}>
      <code>{place}</code>
    </Link>
  )
}

function SectionForm({ index }: { index: number }) {
  const t = useEditorTexts()
  const { site, document, change } = useEditor()
  const { duplicate, remove } = useSectionActions()
  const item = document.items[index]
  if (!item) return null
  const name = getSectionName(item)
  const fragment = toTextOrEmpty(item.value['fragment'])
  const info = site.sections[name]
  return (
    <>
      <div className={styles.sideHead}>
        <h2 className={styles.sideTitle}>{getSectionLabel(item, t)}</h2>
        <Button
          size="small"
          variant="quiet"
          icon={icons.copyIcon}
          label={t.duplicate}
          title={`${t.duplicate} (Ctrl+D)`}
          onClick={() => duplicate(item.key)}
        />
        <Button
          size="small"
          variant="quiet"
          icon={icons.trashIcon}
          label={t.remove}
          onClick={() => remove(item.key)}
        />
      </div>
      <p className={styles.sideText}>
        {info ? t.sectionDescription(name, info.description) : t.fragmentIsOne}
      </p>
      {fragment !== '' && <FragmentLink name={fragment} />}
      {info && <SourceLinks info={info} from={item.from} />}
      {info && (
        <div className={styles.fields}>
          <SchemaFieldInputs
            fields={info.fields}
            value={item.value}
            path={['sections', index]}
            onChange={(value) => change((before) => replaceSection(before, item.key, value))}
          />
        </div>
      )}
    </>
  )
}
