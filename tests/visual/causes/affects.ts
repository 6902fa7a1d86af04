import type { PictureFrame } from '../picture.ts'
import type { ChangeCause } from './changeCause.ts'
import { errorPageAddress } from './errorPage.ts'

/** What of a cause decides which pictures it affects. */
export type ChangeReach = Pick<ChangeCause, 'addresses' | 'locales' | 'scopes'> & {
  /** True for texts and records: each address shows other ones. */
  readonly isContent: boolean
}

/** What of a picture decides which causes affect it. */
export type AffectedPicture = Pick<PictureFrame, 'address' | 'look'> & {
  readonly page?: string | undefined
}

/** Returns the address by which causes know a picture: without query and fragment. */
const findRouteAddress = ({ address, page }: Pick<AffectedPicture, 'address' | 'page'>): string =>
  address.startsWith('/') && page === undefined ? errorPageAddress : address.replace(/[?#].*$/, '')

/** Returns whether a change can be seen in a picture: on its page, in its language and its theme. */
export function canAffectPicture(
  { addresses, locales, scopes }: Omit<ChangeReach, 'isContent'>,
  picture: AffectedPicture,
): boolean {
  const { theme, contrast, locale } = picture.look
  const scope = `${theme.brand} ${theme.mode}${contrast === 'more' ? '-more-contrast' : ''}`
  return (
    (addresses === 'everywhere' || addresses.has(findRouteAddress(picture))) &&
    (locales?.includes(locale) ?? true) &&
    (scopes?.some((one) => scope === one || scope.startsWith(`${one} `)) ?? true)
  )
}

/** Returns all causes for a picture: uncommitted ones first, of these the ones that affect the fewest addresses. */
export const listCausesForPicture = (
  picture: AffectedPicture,
  causes: readonly ChangeCause[],
): readonly ChangeCause[] =>
  picture.address === ''
    ? []
    : causes
        .filter((cause) => canAffectPicture(cause, picture))
        .toSorted(
          (a, b) =>
            Number(b.isUncommitted) - Number(a.isUncommitted) || compare(reach(a), reach(b)),
        )

// The difference of two infinities is not a number.
const compare = (a: number, b: number) => (a === b ? 0 : a - b)

const reach = ({ addresses }: ChangeCause) =>
  addresses === 'everywhere' ? Infinity : addresses.size

/** Returns the reach of causes. */
export const getChangeReaches = (causes: readonly ChangeCause[]): readonly ChangeReach[] =>
  causes.map(({ kind, addresses, locales, scopes }) => ({
    addresses,
    isContent: kind === 'message' || kind === 'content',
    ...(locales && { locales }),
    ...(scopes && { scopes }),
  }))

/** Serializes reaches for the process that takes pictures. */
export const serializeChangeReaches = (reaches: readonly ChangeReach[]): string =>
  JSON.stringify(
    reaches.map(({ addresses, ...rest }) => ({
      ...rest,
      addresses: addresses === 'everywhere' ? addresses : [...addresses],
    })),
  )

/** Parses reaches; none if a setting is left out. */
export function parseChangeReaches(text: string | undefined): readonly ChangeReach[] | undefined {
  if (text === undefined) return undefined
  const list = JSON.parse(text) as (Omit<ChangeReach, 'addresses'> & {
    readonly addresses: readonly string[] | 'everywhere'
  })[]
  return list.map(({ addresses, ...rest }) => ({
    ...rest,
    addresses: addresses === 'everywhere' ? addresses : new Set(addresses),
  }))
}
