import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildSite } from '../../builtSite.ts'
import { acceptDifference, readDifferences } from '../differences.ts'
import { readMasks, saveMasks } from '../masks.ts'
import { deleteReviewFiles, visualOutputFolder, removeFromReview } from '../picture.ts'
import type { ComparisonMask } from '../raw.ts'
import {
  groupByCauses,
  readKnownCauses,
  type PictureReviewReport,
  renderReportPage,
  listUnseenCauses,
} from '../report.ts'
import { repositoryRoot } from '../changes.ts'

/** Operations of the review; tests provide a fake. */
export interface PictureReviewOperations {
  readonly report: (key: string) => PictureReviewReport
  readonly picture: (file: string) => Buffer
  readonly accept: (name: string) => Promise<void>
  readonly keepMasks: (name: string, boxes: readonly ComparisonMask[]) => void
  /** Retakes a picture and returns a message. */
  readonly again: (name: string) => Promise<string>
}

const maxBodyBytes = 64 * 1024

/** Serves the review on loopback; write requests need the key of the page. */
export async function servePictureReview(
  work: PictureReviewOperations,
  port = 0,
): Promise<{ url: string; close: () => void }> {
  const key = randomBytes(16).toString('hex')
  const server = createServer((request, response) => {
    const { port: own } = server.address() as AddressInfo
    const answer = (status: number, body: string | Buffer, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const done =
      // Rejects other hosts, which prevents DNS rebinding.
      request.headers.host !== `127.0.0.1:${own}`
        ? Promise.reject(new Error('The review is at 127.0.0.1.'))
        : request.method === 'POST'
          ? post(pathname, request, work, key).then((text) => answer(200, text))
          : get(decodeURIComponent(pathname), work, key).then(([body, type]) =>
              answer(200, body, type),
            )
    done.catch((error: unknown) => answer(400, error instanceof Error ? error.message : 'Failed'))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function get(
  path: string,
  work: PictureReviewOperations,
  key: string,
): Promise<[string | Buffer, string]> {
  if (path === '/') return [await renderReportPage(work.report(key)), 'text/html; charset=utf-8']
  if (path === '/report') return [JSON.stringify(work.report(key)), 'application/json']
  const [, file] = /^\/([\w.-]+\.png)$/.exec(path) ?? []
  if (file === undefined) throw new Error('There is no such picture.')
  return [work.picture(file), 'image/png']
}

async function post(
  path: string,
  request: IncomingMessage,
  work: PictureReviewOperations,
  key: string,
): Promise<string> {
  if (request.headers['x-review-key'] !== key) throw new Error('Load the page again.')
  const body = await bodyOf(request)
  const known = new Set(
    work.report(key).groups.flatMap(({ pictures }) => pictures.map(({ name }) => name)),
  )
  const named = (name: unknown): string => {
    if (typeof name !== 'string' || !known.has(name)) throw new Error('There is no such picture.')
    return name
  }
  if (path === '/accept') {
    const names = (Array.isArray(body['names']) ? body['names'] : []).map(named)
    for (const name of names) await work.accept(name)
    return `${names.length} accepted`
  }
  const name = named(body['name'])
  if (path === '/masks') {
    work.keepMasks(name, boxesOf(body['boxes']))
    return 'Kept; take the picture again to compare the rest'
  }
  if (path === '/again') return work.again(name)
  throw new Error('There is nothing here.')
}

function boxesOf(value: unknown): readonly ComparisonMask[] {
  if (!Array.isArray(value)) throw new Error('A mask is x, y, width and height.')
  return value.map((box: unknown) => {
    const isBox =
      Array.isArray(box) &&
      box.length === 4 &&
      box.every((one) => Number.isInteger(one) && one >= 0)
    if (!isBox) throw new Error('A mask is x, y, width and height.')
    return box as unknown as ComparisonMask
  })
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  let text = ''
  for await (const part of request as AsyncIterable<Buffer>) {
    text += part.toString()
    if (text.length > maxBodyBytes) throw new Error('That is too much at once.')
  }
  return JSON.parse(text) as Record<string, unknown>
}

/** Returns the operations of `npm run visual:review`. */
function realWork(): PictureReviewOperations {
  const causes = readKnownCauses()
  return {
    report: (key) => {
      const found = readDifferences()
      const unseen = listUnseenCauses(found, causes)
      return { groups: groupByCauses(found, causes), unseen, masks: readMasks(), key }
    },
    picture: (file) => readFileSync(join(visualOutputFolder, file)),
    accept: async (name) => {
      for (const found of readDifferences()) if (found.name === name) await acceptDifference(found)
      removeFromReview(name)
    },
    keepMasks: (name, boxes) => saveMasks({ ...readMasks(), [name]: boxes }),
    again: takeAgain,
  }
}

/** Runs the test of one picture, which takes those of its group. */
async function takeAgain(name: string): Promise<string> {
  await buildSite()
  const group = readDifferences().find((found) => found.name === name)?.group ?? ''
  const words = [
    'test',
    '--config',
    'tests/playwright.config.ts',
    '--project',
    group.startsWith('story.') ? 'visual-stories' : 'visual',
    '--grep',
    `(^|\\s)${group.replaceAll('.', '\\.')} looks`,
  ]
  const child = spawn(join(repositoryRoot, 'node_modules/.bin/playwright'), words, {
    cwd: repositoryRoot,
    stdio: 'ignore',
    env: { ...process.env, ACCEPT_PICTURES: '', TEST_REPORT: 'tests/.out/again.json' },
  })
  return await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      const differs = readDifferences().some((found) => found.name === name)
      if (!differs) deleteReviewFiles(name)
      resolve(differs ? 'Taken again; it still differs.' : 'It is as it was.')
    })
  })
}

if (import.meta.main) {
  const { url } = await servePictureReview(realWork(), Number(process.env['PORT'] ?? 0))
  console.log(`Judge the pictures at ${url}\nEverything is written as you accept it; Ctrl+C ends.`)
}
