import type { MessageCatalogueName } from '#data/locale/locales.ts'
import type { Project } from '../input/project.ts'
import type { ParsedMessage } from './messages.ts'

/** Finds a message in the first catalogue of a fallback chain that has it; drafts may lack translations and are English. */
export function findLocalizedMessage(
  id: string,
  chain: readonly MessageCatalogueName[],
  { catalogues }: Pick<Project, 'catalogues'>,
): { readonly catalogue: MessageCatalogueName; readonly message: ParsedMessage } | undefined {
  for (const catalogue of [...chain, 'en'] as const) {
    const message = catalogues.get(catalogue)?.messages.get(id)
    if (message) return { catalogue, message }
  }
  return undefined
}
