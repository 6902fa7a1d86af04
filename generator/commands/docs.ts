import { listAuthorManualChapters } from '../emit/manual.ts'
import { didYouMean } from '../problems/nearest.ts'
import { type GeneratorCommand, createCommandFailure } from './command.ts'

/** Prints a chapter of the page author's manual: a section, a collection or a problem. */
export const docsCommand: GeneratorCommand = {
  name: 'docs',
  parameters: ['[chapter]'],
  about:
    'prints a chapter of pages-config/MANUAL.md: a section, a problem; without one, lists the chapters',
  run: ([name]) => {
    const all = listAuthorManualChapters()
    const names = [...all.keys()]
    if (name === undefined)
      return {
        status: 0,
        text: `The manual is pages-config/MANUAL.md. Its chapters:\n${names.map((chapter) => `  ${chapter}\n`).join('')}`,
        data: { chapters: names },
      }
    const text = all.get(name)
    if (text === undefined)
      return createCommandFailure(
        `The manual has no chapter "${name}".`,
        didYouMean(name, names, 'npm run generate -- docs lists them.'),
      )
    return { status: 0, text, data: { chapter: name, text } }
  },
}
