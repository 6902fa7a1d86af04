import { bindSearchDialog, type Suggestion } from '#design-system/behaviour/searchDialog.ts'
import type { SearchKind } from '#data/search.ts'
import { searchIndexPath, searchPath } from '#data/resources.ts'
import type { SearchIndex, WrittenIndex } from '../searchEngine.ts'
import { tellError } from './errors.ts'

/** An index as the site sends it, with the words that stand beside suggestions. */
interface Sent extends WrittenIndex {
  readonly kinds: Readonly<Record<SearchKind, string>>
  /** What is said of none, one, two … suggestions. */
  readonly counts: readonly string[]
}

interface Ready {
  readonly sent: Sent
  readonly index: SearchIndex
  readonly engine: typeof import('../searchEngine.ts')
}

async function load(address: string): Promise<Ready> {
  const [answer, engine] = await Promise.all([fetch(address), import('../searchEngine.ts')])
  if (!answer.ok) throw new Error(`The index answered ${answer.status}`)
  const sent = (await answer.json()) as Sent
  return { sent, engine, index: engine.readIndex(sent) }
}

function suggestionsOf({ sent, engine, index }: Ready, query: string): readonly Suggestion[] {
  return engine
    .find(index, query)
    .slice(0, sent.counts.length - 1)
    .map(({ title, terms, kind, href }) => ({
      title: engine.marked(title, terms, index),
      detail: sent.kinds[kind],
      href,
    }))
}

const bound = new WeakSet<HTMLDialogElement>()

/** Lets the dialog of a page suggest while words are typed; what it needs is loaded now. */
export function bindSearch(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form')
  if (!form || bound.has(dialog)) return
  bound.add(dialog)
  const { pathname } = new URL(form.action)
  const address = pathname.slice(0, -searchPath.length) + searchIndexPath
  let ready: Ready | undefined
  // Without the index the form still leads to the results.
  const loading = load(address).then(
    (loaded) => (ready = loaded),
    (error: unknown) => tellError(error),
  )
  bindSearchDialog(dialog, {
    suggest: async (query) => {
      await loading
      return ready ? suggestionsOf(ready, query) : []
    },
    count: (suggestions) => ready?.sent.counts[suggestions] ?? '',
  })
}
