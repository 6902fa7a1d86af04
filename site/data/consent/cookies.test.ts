import { describe, expect, test } from 'vitest'
import { readConsent, writeConsent } from './consent.ts'
import { cookies, readCookie, writeCookie } from './cookies.ts'

describe('cookies', () => {
  test('reads the first cookie of a name and ignores names that only end with it', () => {
    const header = 'x_felcera_locale=cn; felcera_locale=de; felcera_locale=au'
    expect(readCookie(header, cookies.locale)).toBe('de')
    expect(readCookie('a=felcera_locale=cn;  felcera_locale=de ;b', cookies.locale)).toBe('de')
    expect(readCookie('official_lang_cache@v1=cn', cookies.language)).toBe('cn')
    expect(readCookie(undefined, cookies.locale)).toBeUndefined()
    expect(readCookie('felcera_locale=%zz', cookies.locale)).toBeUndefined()
  })

  test.each(['\u00a0', '\u0085', '\u2003', '\ufeff', '\v'])(
    'takes %j for a part of a name, not for a space',
    (character) => {
      const planted = `${character}__Host-session=planted`
      expect(readCookie(planted, cookies.session)).toBeUndefined()
      expect(readCookie(`${planted}; __Host-session=own`, cookies.session)).toBe('own')
      expect(readCookie(`\t __Host-session=own \t`, cookies.session)).toBe('own')
    },
  )

  test('takes no secret cookie that is there twice', () => {
    expect(readCookie('__Host-session=a; __Host-session=b', cookies.session)).toBeUndefined()
    expect(readCookie('__Host-session=a; b=__Host-session=b', cookies.session)).toBe('a')
  })

  test('writes Path, Max-Age and SameSite, and Secure only on a secure site', () => {
    expect(writeCookie(cookies.locale, 'de', false)).toBe(
      'felcera_locale=de; Max-Age=31536000; Path=/; SameSite=Lax',
    )
    expect(writeCookie(cookies.flash, undefined, true)).toBe(
      'felcera_flash=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    )
  })
})

describe('consent', () => {
  test.each([
    ['necessary', []],
    ['necessary.statistics', ['statistics']],
    ['necessary.preference.marketing', ['preference', 'marketing']],
  ] as const)('round-trips %s', (value, allowed) => {
    expect(readConsent(value)).toEqual(allowed)
    expect(writeConsent(allowed)).toBe(value)
  })

  test.each([undefined, '', 'marketing', 'necessary.everything', 'necessary.marketing.marketing'])(
    'rejects the malformed value %s',
    (value) => expect(readConsent(value)).toBeUndefined(),
  )
})
