import { spawn } from 'node:child_process'

/** Runs a Node program in a child process, so that its memory is freed before the next step. */
export const runNode = (args: readonly string[], cwd: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0' },
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`node ${args.join(' ')} failed (${code})`)),
    )
  })

/** Shows the progress of a step in a terminal. */
export const showProgress = (unit: string) => (done: number, all: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} ${unit} `)
}

/** Runs a step and prints how long it took. */
export async function runStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  process.stderr.write(`${name} …\n`)
  const result = await work()
  process.stderr.write(`${name} done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  return result
}
