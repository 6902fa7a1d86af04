import { BlockList, isIP } from 'node:net'

/** The entries of a comma-separated list. */
export const splitCommaList = (value: string): readonly string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

interface Network {
  readonly address: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

/** An address or a network, such as 10.0.0.0/8; undefined if it is neither. */
export function parseIpNetwork(entry: string): Network | undefined {
  const [address = '', length] = entry.split('/')
  const version = isIP(address)
  if (version === 0) return undefined
  const all = version === 4 ? 32 : 128
  const bits = length === undefined ? all : Number(length)
  if (!Number.isInteger(bits) || bits < 0 || bits > all) return undefined
  return { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' }
}

/** The networks of a comma-separated list. */
export function parseIpNetworkList(value: string): BlockList {
  const list = new BlockList()
  for (const entry of splitCommaList(value)) {
    const network = parseIpNetwork(entry)
    if (network !== undefined) list.addSubnet(network.address, network.bits, network.family)
  }
  return list
}
