import {
  bindSearchCombobox,
  type SearchSuggestion,
} from '#design-system/behaviour/searchCombobox.ts'
import type { SearchEntryKind } from '#data/search/search.ts'
import { searchIndexPath, searchPath } from '#data/pages/resourcePaths.ts'
import { fetchSiteFile } from '../client/siteClient.ts'
import {
  deserializeSearchIndex,
  highlightMatches,
  type SearchIndex,
  searchInIndex,
  type SerializedSearchIndex,
} from './searchEngine.ts'
import { reportPageError } from '../client/reportErrors.ts'

/** Search index as served, with the labels of suggestions. */
interface ServedIndex extends SerializedSearchIndex {
  readonly kinds: Readonly<Record<SearchEntryKind, string>>
  /** Announcements for 0, 1, 2 … suggestions. */
  readonly counts: readonly string[]
}

interface LoadedSearch {
  readonly served: ServedIndex
  readonly index: SearchIndex
}

async function load(address: string): Promise<LoadedSearch> {
  const served = (await fetchSiteFile(address)) as ServedIndex
  return { served, index: await deserializeSearchIndex(served) }
}

function suggestionsOf(
  { served, index }: LoadedSearch,
  query: string,
): readonly SearchSuggestion[] {
  return searchInIndex(index, query)
    .slice(0, served.counts.length - 1)
    .map(({ title, terms, kind, href }) => ({
      title: highlightMatches(title, terms, index),
      detail: served.kinds[kind],
      href,
    }))
}

const bound = new WeakSet<HTMLDialogElement>()

/** Loads the search index and adds suggestions to the search dialog, once; a call after a failure tries again. */
export function bindSearchSuggestions(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form')
  if (!form || bound.has(dialog)) return
  bound.add(dialog)
  const { pathname } = new URL(form.action)
  const address = pathname.slice(0, -searchPath.length) + searchIndexPath
  // Without the index the form still submits to the search page.
  load(address)
    .then((loaded) =>
      bindSearchCombobox(dialog, {
        suggest: (query) => suggestionsOf(loaded, query),
        count: (suggestions) => loaded.served.counts[suggestions] ?? '',
      }),
    )
    .catch((error: unknown) => {
      bound.delete(dialog)
      reportPageError(error)
    })
}
