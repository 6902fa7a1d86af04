import { describe, expect, test } from 'vitest'
import { resolveClientAddress } from './clientAddress.ts'
import { parseIpNetworkList } from './networks.ts'

const trusted = parseIpNetworkList('127.0.0.1, 10.0.0.0/8, fd00::/8')

describe('the address of a client', () => {
  test.each<[string, string | undefined, string, string, string?]>([
    ['203.0.113.9', undefined, '203.0.113.9', '203.0.113'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9', '203.0.113'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1', '198.51.100'],
    ['::ffff:127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3', '198.51.100.1', '198.51.100'],
    ['127.0.0.1', 'nonsense', '127.0.0.1', '127.0.0'],
    ['127.0.0.1', undefined, '127.0.0.1', '127.0.0'],
    ['fd00::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1', '2001:db8:1:0'],
    ['2001:db8::5', undefined, '2001:db8:0:0', '2001:db8:0', '2001:db8:0:0'],
    ['::1', undefined, '0:0:0:0', '0:0:0', '0:0:0:0'],
    // Other spellings of an address, and the port that some proxies add.
    ['127.0.0.1', '::ffff:c633:6401', '198.51.100.1', '198.51.100'],
    ['127.0.0.1', '198.51.100.1:50123', '198.51.100.1', '198.51.100'],
    ['127.0.0.1', '[2001:db8::5]:50123', '2001:db8:0:0', '2001:db8:0', '2001:db8:0:0'],
    ['127.0.0.1', '[2001:db8::5]', '2001:db8:0:0', '2001:db8:0', '2001:db8:0:0'],
    ['127.0.0.1', '6.6.6.6, 198.51.100.1:1, 10.1.2.3:2', '198.51.100.1', '198.51.100'],
    ['2001:db8:1:abcd::1', undefined, '2001:db8:1:abcd', '2001:db8:1', '2001:db8:1:ab00'],
  ])('%s with %s is %s of %s', (connection, forwardedFor, address, network, subnet) => {
    const expected = { address, network, subnet }
    expect(resolveClientAddress(connection, forwardedFor, trusted)).toEqual(expected)
  })
})

test('a header of thousands of addresses costs hardly more than to split it', () => {
  const trusted = parseIpNetworkList('127.0.0.1')
  const header = `${'::,'.repeat(5_000)}192.0.2.7`
  const timeOf = (act: () => unknown) => {
    const before = process.cpuUsage()
    for (let n = 0; n < 300; n++) act()
    return process.cpuUsage(before).user
  }
  const resolve = () => resolveClientAddress('127.0.0.1', header, trusted)
  expect(resolve().address).toBe('192.0.2.7')
  const split = timeOf(() => header.split(','))
  // Reading all of them took more than thirty times as long.
  expect(timeOf(resolve)).toBeLessThan(8 * split)
})
