import { isIP, isIPv4, isIPv6, SocketAddress, type BlockList } from 'node:net'
import { Option } from 'effect'
import type { HttpServerRequest } from 'effect/http'
import { isCountry } from '#data/locale/countries.ts'
import type { ClientRateLimit, RateLimit } from '#data/ops/limits.ts'

/** Address of a client, for rate limits only: never logged. */
export interface ClientAddress {
  /** The IPv4 address, or the IPv6 /64 that a single client usually has. */
  readonly address: string
  /** The IPv6 /56 it lies in, which many homes get; none for IPv4. */
  readonly subnet?: string
  /** The IPv4 /24 or IPv6 /48 it lies in: customers get networks of up to that size. */
  readonly network: string
}

/** Key of a counter, with its limit and window in milliseconds. */
export interface RateLimitLevel extends RateLimit {
  readonly key: string
}

/**
 * Levels at which a client is counted, with rising limits: its address, its IPv6 /56 if it has one, and its network. A
 * request refused at one level does not count at the next ones.
 */
export function listRateLimitLevels(
  name: string,
  { address, subnet, network }: ClientAddress,
  limit: ClientRateLimit,
): readonly RateLimitLevel[] {
  const { count, window } = limit.network
  const between = { count: Math.round(Math.sqrt(limit.address.count * count)), window }
  return [
    { key: `${name} a ${address}`, ...limit.address },
    ...(subnet === undefined ? [] : [{ key: `${name} s ${subnet}`, ...between }]),
    { key: `${name} n ${network}`, ...limit.network },
  ]
}

/**
 * Part of a limit that a client keeps when the limit of its network is reached, so that neighbours cannot block it.
 * None for IPv6: a /48 is one customer with any number of addresses.
 */
export const getGuaranteedRequestCount = ({ address }: ClientAddress, count = 0): number =>
  isIPv4(address) ? count : 0

/** Unit in which failed sign-ins are counted together: an IPv4 address or an IPv6 /48. */
export const getLockoutAddress = ({ address, network }: ClientAddress): string =>
  isIPv4(address) ? address : network

/** The client address of a request. */
export const getClientAddress = (
  { remoteAddress, headers }: HttpServerRequest.HttpServerRequest,
  trusted: BlockList,
): ClientAddress =>
  resolveClientAddress(Option.getOrUndefined(remoteAddress), headers['x-forwarded-for'], trusted)

/** The country that a trusted proxy names in a header; empty if none does. */
export function readProxyCountry(
  { remoteAddress, headers }: HttpServerRequest.HttpServerRequest,
  trusted: BlockList,
  header: string | undefined,
): string {
  const connection = plain(Option.getOrElse(remoteAddress, () => ''))
  const country = (header === undefined ? undefined : headers[header])?.toUpperCase() ?? ''
  return isCountry(country) && isTrusted(connection, trusted) ? country : ''
}

/** The client's address: the nearest one in front of the configured proxies, else the connection's own. */
export function resolveClientAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): ClientAddress {
  // Only hops behind a proxy of ours are read: a client can send thousands.
  const hops = (forwardedFor ?? '').split(',')
  let address = plain(connection ?? '')
  while (isTrusted(address, trusted)) {
    const next = plain(hops.pop()?.trim() ?? '')
    if (isIP(next) === 0) break
    address = next
  }
  if (!isIPv6(address)) return { address, network: address.split('.').slice(0, 3).join('.') }
  const groups = groupsOf(address)
  const network = groups.slice(0, 3).join(':')
  const fourth = groups[3] ?? '0'
  const subnet = `${network}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}`
  return { address: `${network}:${fourth}`, subnet, network }
}

/** An address without brackets and port, which some proxies write; IPv4 written as IPv6 is IPv4. */
function plain(text: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return (isIPv6(address) ? shortest(address) : address).replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Node writes an IPv6 address in its shortest form. */
const shortest = (address: string): string => new SocketAddress({ address, family: 'ipv6' }).address

const isTrusted = (address: string, trusted: BlockList): boolean =>
  isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** The first groups of an IPv6 address, at least four. */
function groupsOf(address: string): readonly string[] {
  // The first four groups of the shortest form need `::` filled up.
  const [head = '', tail] = shortest(address).split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from(
    { length: tail === undefined ? 0 : 8 - groups.length - last.length },
    () => '0',
  )
  return [...groups, ...zeros, ...last]
}
