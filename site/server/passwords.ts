import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Context, Effect, Schema, Semaphore } from 'effect'
import { limits } from '#data/limits.ts'
import { commonPasswords } from './commonPasswords.ts'
import { Tokens } from './tokens.ts'

/** Too many passwords wait for their turn; the same call may succeed a moment later. */
export class HashesBusy extends Schema.TaggedError<HashesBusy>()('HashesBusy', {}) {}

interface HasherService {
  /** A salted hash that names its own parameters. */
  readonly hash: (password: string) => Effect.Effect<string>
  readonly verify: (hashed: string, password: string) => Effect.Effect<boolean>
  /** Whether a hash was made with the parameters in use. */
  readonly isCurrent: (hashed: string) => boolean
}

/** What an attacker has to spend on one guess: kibibytes, passes, threads. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** 19 MiB and two passes: OWASP's measure for argon2id. */
export const hashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id at a cost. */
export const argon2id = (cost: HashCost): HasherService => ({
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

/** How passwords are hashed, as a service so that tests can hold it. */
export const Hasher = Context.Reference<HasherService>('felcera/Hasher', {
  defaultValue: () => argon2id(hashCost),
})

/** What was found out about a typed password. */
export interface Verified {
  readonly right: boolean
  /** The hash to keep from now on, where the parameters have changed since the old one. */
  readonly renewed: string | undefined
}

/** Passwords, a few at a time so that pages stay fast whatever comes. */
export interface Passwords {
  readonly hash: (password: string) => Effect.Effect<string, HashesBusy>
  /** Without a hash it takes as long as with one, and the answer is no. */
  readonly verify: (
    hashed: string | undefined,
    password: string,
  ) => Effect.Effect<Verified, HashesBusy>
}

export const makePasswords: Effect.Effect<Passwords> = Effect.gen(function* () {
  const hasher = yield* Hasher
  const turns = yield* Semaphore.make(limits.hashesAtOnce)
  const nobody = yield* hasher.hash(Buffer.from((yield* Tokens).secret()).toString('base64url'))
  let waiting = 0
  const inTurn = <A>(work: Effect.Effect<A>): Effect.Effect<A, HashesBusy> =>
    Effect.suspend(() => {
      if (waiting >= limits.hashQueue) return Effect.fail(new HashesBusy())
      waiting++
      return Effect.ensuring(
        turns.withPermit(work),
        Effect.sync(() => void waiting--),
      )
    })
  const normal = (password: string) => password.normalize('NFKC')
  return {
    hash: (password) => inTurn(hasher.hash(normal(password))),
    verify: Effect.fnUntraced(function* (hashed, password) {
      const same = yield* inTurn(hasher.verify(hashed ?? nobody, normal(password)))
      const right = same && hashed !== undefined
      const old = right && !hasher.isCurrent(hashed)
      return { right, renewed: old ? yield* inTurn(hasher.hash(normal(password))) : undefined }
    }),
  }
})

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
const core = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const withoutSigns = (text: string): string =>
  text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
// A one stands for an l as often as for an i.
const folded = (text: string): string => text.replaceAll('i', 'l')
const common: ReadonlySet<string> = new Set(commonPasswords.map(folded))

/** Whether a password is one that guessers try first: a common one, whatever stands before and after it. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  const forms = [lower, withoutSigns(lower), withoutLeet(lower), core(lower)]
  const tried = new Set([...forms, withoutLeet(core(lower)), core(withoutLeet(lower))].map(folded))
  const names = own.map((name) => folded(core(withoutLeet(name.toLowerCase()))))
  return [...tried].some((form) => common.has(form) || (form !== '' && names.includes(form)))
}
