import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readDifferences } from '../differences.ts'
import { cropPicture } from '../crop.ts'
import { isStoryGroup } from '../baselines.ts'
import { deleteReviewFiles, visualOutputFolder } from '../picture.ts'
import { readGitUserName, judgeDifferences } from '../pullRequest/judge.ts'
import { createReport, readKnownCauses } from '../report.ts'
import type { PictureReviewReport } from './reviewReport.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { renderReportPage } from './page.ts'

/** Operations of the review; tests provide a fake. */
export interface PictureReviewOperations {
  readonly report: (key: string) => PictureReviewReport
  /** Returns a file of a picture, or its part around the first difference: `name.crop.png`. */
  readonly picture: (file: string) => Promise<Buffer>
  readonly accept: (names: readonly string[], why: string) => void
  /** Retakes a picture and returns a message. */
  readonly again: (name: string) => Promise<string>
}

/** Names of some thousand pictures. */
const maxBodyBytes = 1024 * 1024

/** Decisions are kept by the browser for this address. */
const defaultPort = 4410

const explainTakenPort = (port: number) =>
  `Port ${port} is taken, perhaps by a review that is still open: end it, or choose another one with PORT=${port + 1}.`

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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(explainTakenPort(port)) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
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
  return [await work.picture(file), 'image/png']
}

async function post(
  path: string,
  request: IncomingMessage,
  work: PictureReviewOperations,
  key: string,
): Promise<string> {
  if (request.headers['x-review-key'] !== key) throw new Error('Load the page again.')
  const body = await bodyOf(request)
  const known = new Set(work.report(key).pictures.map(({ name }) => name))
  const named = (name: unknown): string => {
    if (typeof name !== 'string' || !known.has(name)) throw new Error('There is no such picture.')
    return name
  }
  if (path === '/accept') {
    const names = (Array.isArray(body['names']) ? body['names'] : []).map(named)
    work.accept(names, typeof body['why'] === 'string' ? body['why'] : '')
    return `${names.length} accepted`
  }
  if (path === '/again') return work.again(named(body['name']))
  throw new Error('There is nothing here.')
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
  const causes = readKnownCauses(readDifferences())
  return {
    report: (key) => ({ ...createReport(readDifferences(), causes), key }),
    picture: async (file) => {
      const [, name] = /^(.+)\.crop\.png$/.exec(file) ?? []
      if (name === undefined) return readFileSync(join(visualOutputFolder, file))
      const found = readDifferences().find((one) => one.name === name)
      const kind = found?.files[0]
      if (!found || kind === undefined) throw new Error('There is no such picture.')
      const png = readFileSync(join(visualOutputFolder, `${name}.${kind}.png`))
      return (await cropPicture(png, found.first)).png().toBuffer()
    },
    accept: (names, why) => {
      const chosen = readDifferences().filter(({ name }) => names.includes(name))
      judgeDifferences(chosen, { verdict: 'accepted', by: readGitUserName() || 'unknown', why })
    },
    again: takeAgain,
  }
}

/** Runs the test of one picture, which takes those of its group from a new build. */
async function takeAgain(name: string): Promise<string> {
  const group = readDifferences().find((found) => found.name === name)?.group ?? ''
  const suite = isStoryGroup(group) ? 'visual-stories' : 'visual'
  const build = isStoryGroup(group) ? 'storybook-build' : 'build'
  if (!(await run(process.execPath, ['tests/run.ts', build])))
    throw new Error(`npm test -- ${build} fails.`)
  await run(join(repositoryRoot, 'node_modules/.bin/playwright'), [
    'test',
    '--config=tests/playwright.config.ts',
    `--project=${suite}`,
    '--grep',
    `(^|\\s)${group.replaceAll('.', '\\.')} looks`,
  ])
  const differs = readDifferences().some((found) => found.name === name)
  if (!differs) deleteReviewFiles(name)
  return differs ? 'Taken again; it still differs.' : 'It is as it was.'
}

/** Runs a program and returns whether it succeeds. */
const run = (program: string, words: readonly string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: repositoryRoot,
      stdio: 'ignore',
      env: { ...process.env, TAKE_AGAIN: '1', TEST_REPORT: 'tests/.out/again.json' },
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? defaultPort)
  try {
    const { url } = await servePictureReview(realWork(), port)
    console.log(
      `Judge the pictures at ${url}\nEverything is written as you accept it; Ctrl+C ends.`,
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
