import { Checkbox, Fieldset, Stack } from '#design-system'
import { type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import { useEditor } from '../EditorContext.ts'
import { useFieldName, useEditorTexts } from '../texts/texts.ts'
import { SchemaFieldInputs } from './SchemaFieldInputs.tsx'
import { MenuPlaceField } from '../pages/MenuPlaceField.tsx'
import { MetaTextLengthCounters } from './MetaTextLengthCounters.tsx'
import * as styles from '../editor.css.ts'

/** Fields of the page: title and description with their lengths, draft, schedule, locales and others. */
export function PageSettingsFields() {
  const t = useEditorTexts()
  const { site, document, change } = useEditor()
  const texts = site.pageFields.filter(({ kind }) => kind === 'words')
  const others = site.pageFields.filter(
    ({ name, kind }) => kind !== 'words' && name !== 'locales' && name !== '$schema',
  )
  const set = (root: Readonly<Record<string, unknown>>) => change((before) => ({ ...before, root }))
  return (
    <>
      <div className={styles.sideHead}>
        <h2 className={styles.sideTitle}>{t.pageSettings}</h2>
      </div>
      <p className={styles.sideText}>{t.selectHint}</p>
      <div className={styles.fields}>
        {texts.map((field) => (
          <div key={field.name} className={styles.fields}>
            <SchemaFieldInputs fields={[field]} value={document.root} path={[]} onChange={set} />
            <MetaTextLengthCounters field={field.name} />
          </div>
        ))}
        <MenuPlaceField />
        <LocalesInput />
        <SchemaFieldInputs fields={others} value={document.root} path={[]} onChange={set} />
      </div>
    </>
  )
}

/** Locales in which the page exists; all of them are written as none. */
function LocalesInput() {
  const fieldName = useFieldName()
  const { document, change } = useEditor()
  const chosen = (document.root['locales'] as readonly Locale[] | undefined) ?? localeCodes
  const set = (code: Locale, on: boolean) =>
    change((before) => {
      const next = localeCodes.filter((one) => (one === code ? on : chosen.includes(one)))
      const { locales: _, ...root } = before.root
      if (next.length === 0) return before
      return {
        ...before,
        root: next.length === localeCodes.length ? root : { ...root, locales: next },
      }
    })
  return (
    <Fieldset label={fieldName('locales')}>
      <Stack space={4}>
        {localeCodes.map((code) => (
          <Checkbox
            key={code}
            label={locales[code].name}
            name={`locale-${code}`}
            checked={chosen.includes(code)}
            onChange={({ target }) => set(code, target.checked)}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
