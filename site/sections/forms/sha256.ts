// FIPS 180-4. The browser's own digest is asynchronous, which costs more than the digest itself.
const primes = Array.from({ length: 400 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
)
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const words = new Int32Array(64)

/** Leading zero bits, of the first 32, of the SHA-256 of ASCII text. */
export function sha256ZeroBits(text: string): number {
  const state = Int32Array.from(start)
  const blocks = ((text.length + 8) >> 6) + 1
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 16; at++) words[at] = wordAt(text, block * 64 + at * 4)
    if (block === blocks - 1) words[15] = text.length * 8
    mix(state)
  }
  return Math.clz32(of(state, 0))
}

const of = (list: Int32Array, at: number): number => list[at] ?? 0

/** Four bytes of the padded text. */
function wordAt(text: string, at: number): number {
  let word = 0
  for (let byte = at; byte < at + 4; byte++) {
    const padding = byte === text.length ? 128 : 0
    word = (word << 8) | (byte < text.length ? text.charCodeAt(byte) : padding)
  }
  return word
}

function mix(state: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const [near, far] = [of(words, at - 15), of(words, at - 2)]
    const first = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3)
    const second = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10)
    words[at] = of(words, at - 16) + first + of(words, at - 7) + second
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g)
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + high + choice + of(constants, at) + of(words, at)) | 0
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
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
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = of(state, at) + value
}
