import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  pageBodiesFileName,
  type BuiltPageBodyRanges,
  type BuiltPageVersions,
  type BuiltSiteManifest,
  sliceByteRange,
} from '#data/pages/builtSite.ts'

/**
 * Compares the bodies of two builds: `npm run bench:compare -- <dist> <dist>`. Names of files with a content hash, the id
 * of a build and ids that React counts are left out. Prints each difference with the characters around it; exits with 1 if there
 * is any.
 */
const [before = '', after = ''] = process.argv.slice(2)
if (after === '') {
  process.stderr.write('npm run bench:compare -- <dist before> <dist after>\n')
  process.exit(2)
}

const kinds = ['banner', 'plain', 'payload'] as const
const hashed = /(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g
const reactId = /_R_\w*_/g
/** Characters that are printed on each side of a difference. */
const around = 60

/** Reads the bodies of a build by address and kind, without parts that differ between equal builds. */
function readBodies(dist: string): ReadonlyMap<string, string> {
  const site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as BuiltSiteManifest
  const bodies = readFileSync(join(dist, pageBodiesFileName))
  const textOf = ({ identity }: BuiltPageBodyRanges) =>
    sliceByteRange(bodies, identity)
      .toString('utf8')
      .replaceAll(site.id, 'BUILD')
      .replaceAll(hashed, '$1$2')
      .replaceAll(reactId, '_R_')
  const bodiesOf = (page: BuiltPageVersions) =>
    kinds.map((kind) => [`${page.path} ${kind}`, textOf(page[kind])] as const)
  return new Map(site.pages.flatMap(bodiesOf))
}

function difference(a: string | undefined, b: string | undefined): string | undefined {
  if (a === b) return undefined
  if (a === undefined) return 'only in the second build'
  if (b === undefined) return 'only in the first build'
  let at = 0
  while (a[at] === b[at]) at++
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - around), at + around))
  return `differs at ${at}\n  - ${part(a)}\n  + ${part(b)}`
}

const [first, second] = [readBodies(before), readBodies(after)]
const names = [...new Set([...first.keys(), ...second.keys()])]
const differences = names.flatMap((name) => {
  const found = difference(first.get(name), second.get(name))
  return found === undefined ? [] : `${name}: ${found}`
})
for (const line of differences) console.log(line)
console.log(`${names.length} bodies, ${differences.length} differ`)
process.exitCode = differences.length > 0 ? 1 : 0
