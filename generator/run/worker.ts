import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { compileCacheFolder, journalFolder } from './folders.ts'
import { createNodePermissionFlags } from './permissions.ts'
import { codeWrittenMessage } from './workerMessages.ts'

/** Result of a run with its text report, which has a code frame for each problem. */
export interface GeneratorWorkerResult {
  readonly ok: boolean
  readonly text: string
}

/** A generator in a long-lived process with warm caches, so that a run only processes changes. */
export interface GeneratorWorker {
  /**
   * Runs the generator; concurrent calls are queued. `onCodeWritten` is called before the wording is checked, unless there is an error
   * before.
   */
  readonly run: (onCodeWritten?: () => void) => Promise<GeneratorWorkerResult>
  /** Ends the process; the next run loads the current schemas and code. */
  readonly renew: () => void
}

/** Creates a worker for a repository; its process has permission to write its outputs and nothing else. */
export function startGeneratorWorker(top: string): GeneratorWorker {
  // `--allow-fs-write` only accepts existing folders.
  for (const folder of [compileCacheFolder, journalFolder])
    mkdirSync(join(top, folder), { recursive: true })
  let child: ChildProcess | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const start = (): ChildProcess => {
    const started = spawn(
      process.execPath,
      [...createNodePermissionFlags([]), join(top, 'generator/run/workerProcess.ts')],
      {
        cwd: top,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        env: { ...process.env, NODE_COMPILE_CACHE: join(top, compileCacheFolder) },
      },
    )
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }
  const runNow = (onCodeWritten?: () => void) =>
    new Promise<GeneratorWorkerResult>((done) => {
      const current = (child ??= start())
      let errorOutput = ''
      const onErrorOutput = (chunk: Buffer) => (errorOutput += chunk.toString())
      const end = (result: GeneratorWorkerResult) => {
        current.off('message', onMessage)
        current.off('close', onClose)
        current.stderr?.off('data', onErrorOutput)
        done(result)
      }
      const onMessage = (message: GeneratorWorkerResult | typeof codeWrittenMessage) => {
        if (message === codeWrittenMessage) onCodeWritten?.()
        else end(message)
      }
      const onClose = () => end({ ok: false, text: errorOutput })
      current.on('message', onMessage)
      current.once('close', onClose)
      current.stderr?.on('data', onErrorOutput)
      current.send('run')
    })
  const run = (onCodeWritten?: () => void) => {
    const result = queue.then(() => runNow(onCodeWritten))
    queue = result
    return result
  }
  // Queued runs finish first.
  const renew = () => {
    queue = queue.then(() => {
      child?.disconnect()
      child = undefined
    })
  }
  return { run, renew }
}
