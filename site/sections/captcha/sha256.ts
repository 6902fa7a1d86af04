// FIPS 180-4. `crypto.subtle.digest` is asynchronous, which costs more per call than the digest itself.
const primes = Array.from({ length: 400 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
)
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const initialState = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const schedule = new Int32Array(64)

/** Counts the leading zero bits of the SHA-256 digest of ASCII text, at most 32. */
export function countSha256ZeroBits(text: string): number {
  const state = Int32Array.from(initialState)
  const blocks = ((text.length + 8) >> 6) + 1
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 16; at++) schedule[at] = wordAt(text, block * 64 + at * 4)
    if (block === blocks - 1) schedule[15] = text.length * 8
    compress(state)
  }
  return Math.clz32(elementAt(state, 0))
}

const elementAt = (list: Int32Array, at: number): number => list[at] ?? 0

/** Reads the 32-bit word at a byte offset of the padded text. */
function wordAt(text: string, at: number): number {
  let word = 0
  for (let byte = at; byte < at + 4; byte++) {
    const padding = byte === text.length ? 128 : 0
    word = (word << 8) | (byte < text.length ? text.charCodeAt(byte) : padding)
  }
  return word
}

function compress(state: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const [near, far] = [elementAt(schedule, at - 15), elementAt(schedule, at - 2)]
    const first = rotateRight(near, 7) ^ rotateRight(near, 18) ^ (near >>> 3)
    const second = rotateRight(far, 17) ^ rotateRight(far, 19) ^ (far >>> 10)
    schedule[at] = elementAt(schedule, at - 16) + first + elementAt(schedule, at - 7) + second
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g)
    const high = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const one = (h + high + choice + elementAt(constants, at) + elementAt(schedule, at)) | 0
    const low = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries())
    state[at] = elementAt(state, at) + value
}
