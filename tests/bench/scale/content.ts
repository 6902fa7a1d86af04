import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchmarkPage } from './templates.ts'

const unseen = /<!--[\s\S]*?-->|<link\b[^>]*>|<(script|style|noscript|template)\b[\s\S]*?<\/\1>/g
const shown = /\s(?:href|src|alt|aria-label)="([^"]*)"|>([^<]+)/g
/** Ids of React's `useId`, which differ between trees. */
const ids = /_[\w-]*R_\w+_/g

/** Returns the words, links and pictures of a page body in order, without soft hyphens. */
function contentOf(html: string): readonly string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(unseen, '')
  const found = [...body.matchAll(shown)].map(([, value, text]) => value ?? text ?? '')
  const words = found
    .join('\n')
    .replaceAll(/&shy;|\u00AD/g, '')
    .replaceAll(ids, '')
  return words.split(/\s+/).filter((word) => word !== '')
}

/** Throws if a page built by another generator differs in content. */
export function compareBenchmarkContent(pages: readonly BenchmarkPage[], out: string): void {
  for (const { path, html } of pages) {
    const ours = contentOf(html)
    const theirs = contentOf(readFileSync(join(out, path, 'index.html'), 'utf8'))
    const at = ours.findIndex((word, at) => word !== theirs[at])
    if (at < 0 && ours.length === theirs.length) continue
    const near = (words: readonly string[]) => words.slice(Math.max(at - 5, 0), at + 10).join(' ')
    throw new Error(`${path} shows something else:\nours:   ${near(ours)}\ntheirs: ${near(theirs)}`)
  }
}
