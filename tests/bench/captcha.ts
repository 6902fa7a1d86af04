import { hash, randomBytes } from 'node:crypto'
import { limits } from '#data/ops/limits.ts'
import { computeBestGuessChances } from './captchaGuesses.ts'

// Prints how a captcha resists: the best blind guess, and the processor time of a script that solves its work.
const { slider, click } = computeBestGuessChances()
const percent = (share: number) => `${(100 * share).toFixed(2)} %`
console.log(`best blind guess: slider ${percent(slider)}, click ${percent(click)}`)

/** Processor time of one proof of work in seconds. */
function solve(): number {
  const id = randomBytes(32).toString('base64url')
  const before = process.cpuUsage()
  for (let n = 0; ; n++)
    if (Math.clz32(hash('sha256', `${id}.${n}`, 'buffer').readUInt32BE()) >= limits.workBits) break
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const times = Array.from({ length: 40 }, solve).toSorted((a, b) => a - b)
const mean = times.reduce((total, time) => total + time, 0) / times.length
console.log(
  `work of ${limits.workBits} bits: ${mean.toFixed(2)} s of a core on average, median ${times[20]?.toFixed(2)} s`,
)
