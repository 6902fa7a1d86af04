import { serverLimits } from '#data/ops/limits.ts'

let waiting = ''
let timer: NodeJS.Timeout | undefined

/** Buffers a line and writes it to standard output a moment later, together with those that follow. */
export function writeLogBuffered(line: string): void {
  timer ??= setTimeout(writeWaiting, serverLimits.logPause).unref()
  waiting += `${line}\n`
}

/** Writes a line at once, after the buffered ones. */
export function writeLogImmediately(line: string): void {
  waiting += `${line}\n`
  writeWaiting()
}

function writeWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting !== '') process.stdout.write(waiting)
  waiting = ''
}

// The reader of the log may disconnect; the site continues to work.
process.stdout.on('error', () => undefined)
process.on('exit', writeWaiting)
