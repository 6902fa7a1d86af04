import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { journalFolder } from '#generator/run/folders.ts'
import { createEditorPermissionFlags } from '#generator/run/permissions.ts'
import type { EditorWorkerCalls } from './workerCalls.ts'

/** Answer of the worker to a call. */
export interface EditorWorkerCallAnswer {
  readonly id: number
  readonly answer?: unknown
  /** Stack of the error. */
  readonly error?: string
}

/** Call that the worker has not answered yet. */
interface PendingCall {
  readonly worker: ChildProcess
  readonly end: (answer: EditorWorkerCallAnswer) => void
}

/** Functions of the worker process. */
export type EditorWorkerClient = {
  readonly [N in keyof EditorWorkerCalls]: (
    body: Parameters<EditorWorkerCalls[N]>[0],
  ) => Promise<Awaited<ReturnType<EditorWorkerCalls[N]>>>
} & {
  readonly stop: () => void
}

const names = {
  site: true,
  page: true,
  check: true,
  diff: true,
  save: true,
  revert: true,
  impact: true,
  operate: true,
  previewLinks: true,
  pictures: true,
  addPicture: true,
  translations: true,
  checkTexts: true,
  saveTexts: true,
  reviewTexts: true,
} satisfies Record<keyof EditorWorkerCalls, true>

/**
 * Starts the process that reads and writes the configs of a project. It keeps the caches of the generator warm, may write
 * `pages-config` and the generator's lock and journal alone, and is started again if it ends.
 */
export function startEditorWorker(top: string): EditorWorkerClient {
  // `--allow-fs-write` only accepts existing folders.
  mkdirSync(join(top, journalFolder), { recursive: true })
  let child: ChildProcess | undefined
  let count = 0
  const pending = new Map<number, PendingCall>()
  const start = (): ChildProcess => {
    const started = spawn(
      process.execPath,
      [...createEditorPermissionFlags(top), join(import.meta.dirname, 'workerProcess.ts'), top],
      { cwd: top, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' },
    )
    const end = () => {
      if (child === started) child = undefined
      for (const [id, call] of pending)
        if (call.worker === started) call.end({ id, error: 'The worker of the editor has ended.' })
    }
    started.on('message', (answer: EditorWorkerCallAnswer) => pending.get(answer.id)?.end(answer))
    started.once('exit', end)
    // A worker that could not be started, or that ends while a call is sent to it.
    started.on('error', end)
    return started
  }
  const call = (name: string, body: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++count
      if (!child?.connected) child = start()
      pending.set(id, {
        worker: child,
        end: ({ answer, error }) => {
          pending.delete(id)
          if (error === undefined) resolve(answer)
          else reject(new Error(error))
        },
      })
      child.send({ id, name, body })
    })
  const functions = Object.keys(names).map((name) => [name, (body: unknown) => call(name, body)])
  return {
    ...(Object.fromEntries(functions) as EditorWorkerClient),
    stop: () => child?.disconnect(),
  }
}
