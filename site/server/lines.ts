let waiting = ''

/** Writes a line to the standard output, together with the others of the same turn of the event loop. */
export function writeLine(line: string): void {
  if (waiting === '') setImmediate(writeWaiting)
  waiting = waiting === '' ? line : `${waiting}\n${line}`
}

function writeWaiting(): void {
  if (waiting === '') return
  const lines = waiting
  waiting = ''
  console.log(lines)
}

// What ends the process in the middle of a turn loses no line.
process.on('exit', writeWaiting)
