import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { permissions } from './permissions.ts'

/** What a run came to: its report is text for people, with the lines around each problem. */
export interface WarmResult {
  readonly ok: boolean
  readonly text: string
}

/** A generator in a process of its own that keeps what it has decoded, so that a change costs what it touches. */
export interface Warm {
  /** Runs once; runs asked for meanwhile follow one by one. */
  readonly run: () => Promise<WarmResult>
  /** Ends the process: the next run begins with schemas and code as they are then. */
  readonly renew: () => void
}

/** Keeps the generator of a repository running; it has leave to write its outputs and nothing else. */
export function keepWarm(top: string): Warm {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  const start = (): ChildProcess => {
    const started = spawn(process.execPath, [...permissions([]), join(top, 'generator/warmProcess.ts')], { cwd: top, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }) // prettier-ignore
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }
  const runNow = () =>
    new Promise<WarmResult>((done) => {
      const current = (child ??= start())
      let said = ''
      const hear = (chunk: Buffer) => (said += chunk.toString())
      const end = (result: WarmResult) => {
        current.off('message', end)
        current.off('close', broke)
        current.stderr?.off('data', hear)
        done(result)
      }
      const broke = () => end({ ok: false, text: said })
      current.on('message', end)
      current.once('close', broke)
      current.stderr?.on('data', hear)
      current.send('run')
    })
  const run = () => {
    const next = last.then(runNow)
    last = next
    return next
  }
  // What runs comes to its end first.
  const renew = () => {
    last = last.then(() => {
      child?.disconnect()
      child = undefined
    })
  }
  return { run, renew }
}
