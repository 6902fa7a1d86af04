import { Deferred, Effect, Exit, Fiber } from 'effect'
import { describe, expect, test } from 'vitest'
import { isPasswordFormat } from '#data/account/accountFields.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { commonPasswords } from './commonPasswords.ts'
import {
  argon2id,
  passwordHashCost,
  PasswordHasher,
  isCommonPassword,
  PasswordHashingService,
} from './passwords.ts'

const run = Effect.runPromise
const newPasswords = Effect.provide(PasswordHashingService, PasswordHashingService.layer)

describe('passwords', () => {
  test('are kept as argon2id of 19 MiB and two passes, each with its own salt', async () => {
    const passwords = await run(newPasswords)
    const hashes = await run(
      Effect.all([passwords.hash('Grün-7kabel'), passwords.hash('Grün-7kabel')]),
    )
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(hashes[0]).not.toBe(hashes[1])
    const verify = (hashed: string | undefined, typed: string) =>
      run(passwords.verify(hashed, typed, 'unknown'))
    expect(await verify(hashes[0], 'Grün-7kabel')).toEqual({ right: true, renewed: undefined })
    // Composed and decomposed forms of a letter are equal.
    expect((await verify(hashes[0], 'Gru\u0308n-7kabel')).right).toBe(true)
    expect((await verify(hashes[0], 'grün-7kabel')).right).toBe(false)
    expect((await verify(undefined, 'Grün-7kabel')).right).toBe(false)
  })

  test('of other parameters are renewed once they are known to be right', async () => {
    const before = argon2id({ ...passwordHashCost, memoryCost: 8, timeCost: 1 })
    const old = await run(before.hash('Grün-7kabel'))
    const passwords = await run(newPasswords)
    const { right, renewed } = await run(passwords.verify(old, 'Grün-7kabel', 'unknown'))
    expect([right, renewed]).toEqual([true, expect.stringContaining('m=19456,t=2,p=1')])
    expect(await run(passwords.verify(old, 'Wrong-7kabel', 'unknown'))).toEqual({
      right: false,
      renewed: undefined,
    })
  })

  test('are worked on two at a time, and too many are sent away', async () => {
    let [working, most, started] = [0, 0, 0]
    const work = Effect.gen(function* () {
      const gate = yield* Deferred.make<void>()
      const held = {
        ...argon2id(passwordHashCost),
        hash: (password: string) =>
          password === 'held'
            ? Effect.gen(function* () {
                started++
                most = Math.max(most, ++working)
                yield* Deferred.await(gate)
                working--
                return 'hash'
              })
            : Effect.succeed('nobody'),
      }
      const passwords = yield* Effect.provideService(newPasswords, PasswordHasher, held)
      const fibers = yield* Effect.forEach(
        Array.from({ length: serverLimits.hashesAtOnce + serverLimits.hashQueue }),
        () => Effect.forkChild(passwords.hash('held')),
      )
      yield* Effect.yieldNow
      const refused = yield* Effect.exit(passwords.hash('held'))
      const before = started
      yield* Deferred.succeed(gate, undefined)
      yield* Effect.forEach(fibers, (fiber) => Fiber.join(fiber))
      return { refused, before, later: yield* passwords.hash('held') }
    })
    const { refused, before, later } = await run(work)
    expect([Exit.isFailure(refused), before, most, later]).toEqual([
      true,
      serverLimits.hashesAtOnce,
      serverLimits.hashesAtOnce,
      'hash',
    ])
  })
})

describe('the form of a password', () => {
  test.each([
    ['Abcdef-1', true],
    ['abcdef-1', true],
    ['ABCDEF-1', true],
    ['Abcdefg1', true],
    ['Abcdefgh', false],
    ['abcdefg1', false],
    ['Ab-1567', false],
    [`Ab-1${'x'.repeat(16)}`, true],
    [`Ab-1${'x'.repeat(17)}`, false],
    ['Ab-1 5678', false],
    ['Ab-1\u00A05678', false],
    ['Ab-1\u00005678', false],
    ['Öä-12345', true],
    ['密码Ab1234', true],
    ['🔋🔋🔋🔋🔋🔋Ab1', true],
  ])('%j: %s', (password, right) => {
    expect(isPasswordFormat(password)).toBe(right)
  })
})

describe('common passwords', () => {
  test.each([
    'Password1!',
    'P@ssw0rd!',
    'p4$$w0rd-1',
    '123Password',
    'Passwort2026!',
    'Kennwort#1',
    'Qwertz123!',
    'Qwerty-12',
    '1q2w3e4R!',
    'Admin123!',
    'W3lcome1!',
    'Welcome2026!',
    'Felcera2026!',
    'Sommer2026!',
    'Aa123456!',
    'Abc-12345',
    'ILoveYou1!',
    'Dr@gon123',
  ])('%s is one', (password) => {
    expect([isPasswordFormat(password), isCommonPassword(password)]).toEqual([true, true])
  })

  test.each(['Grün-7kabel', 'Tidal.Mast4', 'xK9-qvRt2', 'Vier_Lampen8'])('%s is none', (one) => {
    expect(isCommonPassword(one)).toBe(false)
  })

  test('are refused as people change them to satisfy the rules', () => {
    const words = commonPasswords.filter((word) => /^[a-z]{5,12}$/.test(word))
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
    const leet = (word: string) =>
      word.replace('a', '@').replace('e', '3').replace('o', '0').replace('s', '$')
    const mutations = words
      .filter((_, n) => n % 11 === 0)
      .flatMap((word) => [
        `${capital(word)}1!`,
        `${capital(word)}2026`,
        `${word}#123A`.replace('A', ''),
        `123${capital(word)}!`,
        `!!${word}99`,
        `${capital(leet(word))}1!`,
        `${word.toUpperCase()}_7`,
      ])
    const refused = mutations.filter((password) => isCommonPassword(password)).length
    expect(mutations.length).toBeGreaterThan(10_000)
    expect(refused / mutations.length).toBeGreaterThan(0.99)
  })

  test('the name of the account is no password for it', () => {
    expect(isCommonPassword('Ada.Example1', ['ada.example'])).toBe(true)
    expect(isCommonPassword('Ada.Example1', ['bob.example'])).toBe(false)
  })
})
