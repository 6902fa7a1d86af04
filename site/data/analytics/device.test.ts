import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseVisitorDevice } from './device.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0 Mobile'

test.each([
  [`${iPhone} Version/19.1 Mobile/15E148 Safari/604.1`, 'ios', false],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2b) NetType/WIFI`, 'ios', true],
  [`${android} Safari/537.36`, 'android', false],
  [`${android} Safari/537.36 MicroMessenger/8.0.60`, 'android', true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) AppleWebKit/537.36', 'android', true],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0; HarmonyOS) ArkWeb/5.0', 'android', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', undefined, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0', undefined, false],
  ['', undefined, false],
])('detects the platform and in-app browsers: %s', (userAgent, platform, inApp) => {
  expect(parseVisitorDevice(userAgent)).toEqual({ platform, inApp })
})

test('accepts any user agent string', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof parseVisitorDevice(text).inApp).toBe('boolean')
    }),
  )
})
