import { recordRouteParameters } from '#data/content/collections.ts'
import { isLocale } from '#data/locale/locales.ts'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { getRouteParameter } from '../../plan/addresses.ts'
import { locateProblem, locateProblemAtFileStart } from '../../input/json.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { ParsedPageConfig } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'

const segment = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/
const parameter = /^_[a-z][a-zA-Z0-9]*$/
const reserved = ['api', 'assets', 'builds', 'pictures']
/** Names of devices on Windows, where no file can have them. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Requires config paths that are valid addresses, and record pages that name their collection. */
export const checkRoutePaths: ProjectCheck = function* ({ pages }) {
  for (const page of pages) {
    // `draftVersion` requires the page that a draft version belongs to.
    const what = invalidName(getPublishedPageId(page.id) ?? page.id, pages)
    if (what)
      yield locateProblemAtFileStart(page.name, {
        code: 'bad-route',
        what,
        fix: 'Name it as its address: letters, digits and hyphens; _id.json for one page a record.',
      })
    else yield* dataProblems(page)
  }
}

function invalidName(id: string, pages: readonly ParsedPageConfig[]): string | undefined {
  const segments = id.split('/')
  const [first = ''] = segments
  const last = segments.pop() ?? ''
  const invalid = segments.find((name) => !segment.test(name))
  if (invalid !== undefined) return `"${invalid}" cannot be a part of an address.`
  const deviceName = [...segments, last].find((name) => device.test(name))
  if (deviceName !== undefined)
    return `"${deviceName}" is a device on Windows: no file can be named like it there.`
  if (last.startsWith('_') ? !parameter.test(last) : !segment.test(last))
    return `"${last}" cannot be the end of an address.`
  if (last === 'draft' && segments.length > 0)
    return `"${id}" is too much like the draft of ${segments.join('/')}: its code would have the same name.`
  if (isLocale(first)) return `"${first}" is a language: every page has its variants by itself.`
  if (reserved.includes(first.toLowerCase())) return `Addresses below /${first} are the server's.`
  // `checkDuplicateRoutes` reports it if the sibling exists.
  const sibling = id.replace(/\/index$/, '')
  if (sibling !== id && !pages.some((page) => page.id === sibling))
    return `Only the home page is called index: this is ${sibling}.json.`
  return undefined
}

function* dataProblems({ id, name, file, config }: ParsedPageConfig): Generator<ConfigProblem> {
  const given = getRouteParameter(id)
  if (!file || !config) return
  if (given !== undefined && !config.data)
    yield locateProblem(file, [], {
      code: 'bad-route',
      what: `${name} makes one page a record, but "data" is missing.`,
      fix: 'Add "data": "news", or rename the file.',
    })
  if (given === undefined && config.data)
    yield locateProblem(file, ['data'], {
      code: 'bad-route',
      what: 'Only a config named _id.json has "data".',
      fix: 'Take "data" out, or rename the file.',
    })
  const expected = config.data && recordRouteParameters[config.data]
  if (given !== undefined && expected !== undefined && given !== expected)
    yield locateProblem(file, ['data'], {
      code: 'bad-route',
      what: `The records of ${config.data} are found by ${expected}, not by ${given}.`,
      fix: `Rename the file to _${expected}.json.`,
    })
}
