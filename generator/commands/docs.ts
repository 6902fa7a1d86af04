import { chapters } from '../emit/manual.ts'
import { didYouMean } from '../nearest.ts'
import { type Command, refused } from './command.ts'

/** A chapter of the page author's manual: a section, a kind of records, a problem. */
export const docs: Command = {
  name: 'docs',
  parameters: ['[chapter]'],
  about: 'prints a chapter of pages-config/MANUAL.md: a section, a problem; without one, which there are', // prettier-ignore
  run: ([name]) => {
    const all = chapters()
    const names = [...all.keys()]
    if (name === undefined)
      return {
        status: 0,
        text: `The manual is pages-config/MANUAL.md. Its chapters:\n${names.map((one) => `  ${one}\n`).join('')}`,
        data: { chapters: names },
      }
    const text = all.get(name)
    if (text === undefined)
      return refused(`The manual has no chapter "${name}".`, didYouMean(name, names, 'npm run generate -- docs lists them.')) // prettier-ignore
    return { status: 0, text, data: { chapter: name, text } }
  },
}
