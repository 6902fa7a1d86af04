import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Context, Effect, Layer } from 'effect'
import { serverLimits } from '#data/ops/limits.ts'
import { commonPasswords } from './commonPasswords.ts'
import { makeWorkLanes, type WorkLaneFullError } from '../ops/queue/workLanes.ts'
import { RandomTokens } from '../ops/randomTokens.ts'

interface HasherService {
  /** Salted hash in a format that contains its own parameters. */
  readonly hash: (password: string) => Effect.Effect<string>
  readonly verify: (hashed: string, password: string) => Effect.Effect<boolean>
  /** Checks that a hash has the current parameters. */
  readonly isCurrent: (hashed: string) => boolean
}

/** Cost of one hash: memory in KiB, passes, threads. */
export interface PasswordHashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** 19 MiB and two passes: OWASP's measure for argon2id. */
export const passwordHashCost: PasswordHashCost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Argon2id at a cost. */
export const argon2id = (cost: PasswordHashCost): HasherService => ({
  hash: (password) => Effect.promise((signal) => hash(password, cost, signal)),
  verify: (hashed, password) =>
    Effect.promise((signal) => verify(hashed, password, undefined, signal)),
  isCurrent: (hashed) => {
    const { memoryCost, timeCost, parallelism } = parseOptions(hashed)
    return (
      memoryCost === cost.memoryCost &&
      timeCost === cost.timeCost &&
      parallelism === cost.parallelism
    )
  },
})

/** The hash function of passwords; tests replace it. */
export const PasswordHasher = Context.Reference<HasherService>('felcera/PasswordHasher', {
  defaultValue: () => argon2id(passwordHashCost),
})

/** Result of comparing a typed password. */
export interface PasswordVerification {
  readonly right: boolean
  /** Rehash to store, if the parameters have changed since the old one. */
  readonly renewed: string | undefined
}

/**
 * Hashes and verifies passwords with limited concurrency, so that pages stay fast under load. Clients that have proved
 * something already (an address, a session, a known device) wait in a lane of their own, which has priority over
 * possible guesses.
 */
export class PasswordHashingService extends Context.Service<
  PasswordHashingService,
  {
    readonly hash: (password: string) => Effect.Effect<string, WorkLaneFullError>
    /** Without a hash it takes as long as with one, and the result is wrong. */
    readonly verify: (
      hashed: string | undefined,
      password: string,
      caller: 'proven' | 'unknown',
    ) => Effect.Effect<PasswordVerification, WorkLaneFullError>
  }
>()('felcera/PasswordHashingService') {
  static readonly layer = Layer.effect(
    PasswordHashingService,
    Effect.gen(function* () {
      const hasher = yield* PasswordHasher
      const lanes = makeWorkLanes(serverLimits.hashesAtOnce, serverLimits.hashQueue)
      const decoyHash = yield* hasher.hash(
        Buffer.from((yield* RandomTokens).secret()).toString('base64url'),
      )
      const normal = (password: string) => password.normalize('NFKC')
      return {
        hash: (password) => lanes.run('first', hasher.hash(normal(password))),
        verify: Effect.fnUntraced(function* (hashed, password, caller) {
          const same = yield* lanes.run(
            caller === 'proven' ? 'first' : 'second',
            hasher.verify(hashed ?? decoyHash, normal(password)),
          )
          const right = same && hashed !== undefined
          const old = right && !hasher.isCurrent(hashed)
          const renew = lanes.run('first', hasher.hash(normal(password)))
          return { right, renewed: old ? yield* renew : undefined }
        }),
      }
    }),
  )
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}
const withoutLeet = (text: string): string => text.replaceAll(/[01!34@5$789]/g, (c) => leet[c] ?? c)
const letter = /\p{L}/u
/** Text from its first letter to its last. */
function core(text: string): string {
  const characters = Array.from(text)
  const isLetter = (character: string) => letter.test(character)
  const first = characters.findIndex(isLetter)
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isLetter) + 1).join('')
}
/** All substrings that contain all letters of a text: an adjacent digit or sign may stand for another letter. */
function partsWithLetters(text: string): readonly string[] {
  const characters = Array.from(text)
  const first = characters.findIndex((character) => letter.test(character))
  const last = characters.findLastIndex((character) => letter.test(character))
  return characters
    .slice(0, Math.max(0, first) + 1)
    .flatMap((_, start) =>
      characters
        .slice(Math.max(0, last))
        .map((__, n) => characters.slice(start, last + 1 + n).join('')),
    )
}
// A one may stand for an l or an i.
const folded = (text: string): string => text.replaceAll('i', 'l')
const common: ReadonlySet<string> = new Set(
  commonPasswords.flatMap((password) => [folded(password), folded(withoutLeet(password))]),
)

/** Checks a password against common ones, with any prefix, suffix or leet spelling. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  const parts = partsWithLetters(lower)
  const tried = new Set([lower, ...parts, ...parts.map(withoutLeet)].map(folded))
  const names = own.map((name) => folded(core(withoutLeet(name.toLowerCase()))))
  return [...tried].some((form) => common.has(form) || (form !== '' && names.includes(form)))
}
