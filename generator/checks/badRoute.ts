import { recordParameter } from '#data/collections.ts'
import { isLocale } from '#data/locales.ts'
import { parameterOf } from '../addresses.ts'
import { problemAt, problemOf } from '../json.ts'
import type { Problem } from '../problem.ts'
import type { Page } from '../project.ts'
import type { Check } from './check.ts'

const segment = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/
const parameter = /^_[a-z][a-zA-Z0-9]*$/
const taken = ['api', 'assets', 'builds', 'pictures']

/** The path of a config can be an address, and a data page says where its records come from. */
export const badRoute: Check = function* ({ pages }) {
  for (const page of pages) {
    const what = badName(page.id, pages)
    if (what)
      yield problemOf(page.name, {
        code: 'bad-route',
        what,
        fix: 'Name it as its address: letters, digits and hyphens; _id.json for one page a record.',
      })
    else yield* dataProblems(page)
  }
}

function badName(id: string, pages: readonly Page[]): string | undefined {
  const segments = id.split('/')
  const [first = ''] = segments
  const last = segments.pop() ?? ''
  const wrong = segments.find((name) => !segment.test(name))
  if (wrong !== undefined) return `"${wrong}" cannot be a part of an address.`
  if (last.startsWith('_') ? !parameter.test(last) : !segment.test(last))
    return `"${last}" cannot be the end of an address.`
  if (isLocale(first)) return `"${first}" is a language: every page has its variants by itself.`
  if (taken.includes(first.toLowerCase())) return `Addresses below /${first} are the server's.`
  // Beside its sibling it is told as the second config of one address.
  const sibling = id.replace(/\/index$/, '')
  if (sibling !== id && !pages.some((page) => page.id === sibling))
    return `Only the home page is called index: this is ${sibling}.json.`
  return undefined
}

function* dataProblems({ id, name, file, config }: Page): Generator<Problem> {
  const given = parameterOf(id)
  if (!file || !config) return
  if (given !== undefined && !config.data)
    yield problemAt(file, [], {
      code: 'bad-route',
      what: `${name} makes one page a record, but "data" is missing.`,
      fix: 'Add "data": "news", or rename the file.',
    })
  if (given === undefined && config.data)
    yield problemAt(file, ['data'], {
      code: 'bad-route',
      what: 'Only a config named _id.json has "data".',
      fix: 'Take "data" out, or rename the file.',
    })
  const wanted = config.data && recordParameter[config.data]
  if (given !== undefined && wanted !== undefined && given !== wanted)
    yield problemAt(file, ['data'], {
      code: 'bad-route',
      what: `The records of ${config.data} are found by ${wanted}, not by ${given}.`,
      fix: `Rename the file to _${wanted}.json.`,
    })
}
