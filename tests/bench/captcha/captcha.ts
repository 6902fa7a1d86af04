import { randomInt } from 'node:crypto'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { computeProofOfWorkLink, formatProofOfWork } from '#sections/captcha/proofOfWork.ts'
import { drawPuzzle, type CaptchaPuzzle } from '#server/captcha/puzzlePictures.ts'
import { solveCaptchaWork } from '../../server/captchaWork.ts'
import { computeBestGuessChances } from './captchaGuesses.ts'
import {
  findClickPositionByPixels,
  findClickPositionByOutline,
  findSlidePositionByPixels,
  type PuzzlePiecePosition,
} from './captchaSolvers.ts'

// Prints the resistance of captchas: the best blind guess, and the processor time of scripts that solve them.
const rounds = Number(process.env['ROUNDS'] ?? 20)

const { slider, click } = computeBestGuessChances()
const percent = (share: number) => `${(100 * share).toFixed(2)} %`
console.log(`best blind guess: slider ${percent(slider)}, click ${percent(click)}`)

/** Processor time in seconds. */
async function measure(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

function solveAsBrowser(id: string): string {
  const chain: Uint8Array[] = []
  for (let n = 0; n < serverLimits.workLinks; n++)
    chain.push(computeProofOfWorkLink(id, n, chain[n - 1] ?? new Uint8Array()))
  return formatProofOfWork(chain)
}
const ways = [
  ['by a program (OpenSSL)', (id: string) => solveCaptchaWork(id, serverLimits.workLinks)],
  ['by a browser (JavaScript)', solveAsBrowser],
] as const
const times = new Map<string, number[]>()
for (let n = 0; n < rounds; n++)
  for (const [name, solve] of ways)
    times.set(name, [...(times.get(name) ?? []), await measure(() => solve(`${name} ${n}`))])
for (const [name, all] of times) {
  const mean = all.reduce((total, time) => total + time, 0) / all.length
  const [least, most] = [Math.min(...all), Math.max(...all)]
  console.log(
    `work of ${serverLimits.workLinks} links ${name}: ${mean.toFixed(2)} s of a core, ${least.toFixed(2)} to ${most.toFixed(2)} s`,
  )
}

const puzzles: CaptchaPuzzle[] = []
for (let n = 0; n < rounds; n++) puzzles.push(await drawPuzzle(randomInt))

/** Prints the success rate of a script, and its processor time per picture. */
async function solveAll(
  name: string,
  find: (puzzle: CaptchaPuzzle) => Promise<PuzzlePiecePosition>,
  isRight: (puzzle: CaptchaPuzzle, found: PuzzlePiecePosition) => boolean,
) {
  let right = 0
  const spent = await measure(async () => {
    for (const puzzle of puzzles) if (isRight(puzzle, await find(puzzle))) right++
  })
  console.log(
    `${name}: ${right} of ${rounds} right, ${((1000 * spent) / rounds).toFixed(0)} ms each`,
  )
}
const isSlid = ({ places }: CaptchaPuzzle, { x }: PuzzlePiecePosition) =>
  Math.abs(x - places.x) <= serverLimits.puzzleTolerance
const isClicked = ({ places }: CaptchaPuzzle, { x, y }: PuzzlePiecePosition) =>
  Math.abs(x - places.clickX) <= serverLimits.clickTolerance &&
  Math.abs(y - places.clickY) <= serverLimits.clickTolerance
await solveAll('slider by its pixels, besides the work', findSlidePositionByPixels, isSlid)
await solveAll('click by the pixels of its piece', findClickPositionByPixels, isClicked)
await solveAll('click by the shape of its piece', findClickPositionByOutline, isClicked)
const { address, network } = rateLimits.captchaClicks
console.log(
  `clicks need no work: ${address.count} for an address and ${network.count} for a network in ${address.window / 60_000} minutes, a pass of ${serverLimits.clickPassTime / 60_000} minutes`,
)
