import { useEffect, useState } from 'react'
import type { Locale } from '#data/locale/locales.ts'
import type { EditorCallBody } from '../../api/calls.ts'
import type { EditorSectionEntry } from '../../api/site.ts'
import { callEditorServer } from '../client.ts'
import type { PageDocument } from '../state/pageDocument.ts'

type Given = Readonly<Record<string, object>>

const nothing: Given = {}

/**
 * Loads the records that the loaders of the site give to sections, by section key. Undefined until the first answer;
 * asks again only if a config that a loader reads has changed.
 */
export function useSectionLoaderData(
  { page, items }: Pick<PageDocument, 'page' | 'items'>,
  sections: Readonly<Record<string, EditorSectionEntry>>,
  locale: Locale,
): Given | undefined {
  const [given, setGiven] = useState<Given>()
  const loaded = items.filter(({ value }) => sections[String(value['section'])]?.loader)
  const asked = JSON.stringify({ page, locale, sections: loaded.map(({ value }) => value) })
  const keys = loaded.map(({ key }) => key).join(' ')
  useEffect(() => {
    if (keys === '') return undefined
    const controller = new AbortController()
    callEditorServer('data', JSON.parse(asked) as EditorCallBody<'data'>, controller.signal).then(
      (answer) =>
        setGiven(
          Object.fromEntries(
            keys.split(' ').map((key, index) => [key, answer.sections[index] ?? {}]),
          ),
        ),
      () => {
        // Sections without records say in the preview that they cannot be shown.
        if (!controller.signal.aborted) setGiven((before) => before ?? nothing)
      },
    )
    return () => controller.abort()
  }, [asked, keys])
  return keys === '' ? nothing : given
}
