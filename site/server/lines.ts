import { limits } from '#data/limits.ts'

let waiting = ''
let timer: NodeJS.Timeout | undefined

/** Writes a line to the standard output a moment later, together with those that come until then. */
export function writeSoon(line: string): void {
  timer ??= setTimeout(writeWaiting, limits.logPause).unref()
  waiting += `${line}\n`
}

/** Writes a line at once, after those that wait. */
export function writeNow(line: string): void {
  waiting += `${line}\n`
  writeWaiting()
}

function writeWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting !== '') process.stdout.write(waiting)
  waiting = ''
}

// Who reads the log may go away; visitors are answered all the same.
process.stdout.on('error', () => undefined)
process.on('exit', writeWaiting)
