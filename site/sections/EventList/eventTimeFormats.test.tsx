import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#data/locale/locales.ts'
import { SiteProvider } from '../site.tsx'
import {
  useDateRangeFormatter,
  useDailyHoursFormatter,
  useTimeRangeFormatter,
} from '../parts/eventTimeFormats.ts'

type Times = Parameters<ReturnType<typeof useDateRangeFormatter>>[0]

function EventTimes(times: Times) {
  return `${useDateRangeFormatter()(times)} ${useDailyHoursFormatter()(times)}`
}

const renderTimes = (locale: Locale, starts: string, ends: string, zone = 'Europe/Berlin') => {
  const words = { locale, messages: {}, figures: {}, pictures: {} }
  const times = <EventTimes starts={starts} ends={ends} zone={zone} />
  return render(<SiteProvider words={words}>{times}</SiteProvider>).container.textContent
}

test.each([
  ['2027-02-09T09:00', '2027-02-11T17:00', '2027年2月9日至11日 09:00～17:00 · 中欧标准时间'],
  ['2027-02-27T09:00', '2027-03-02T17:00', '2027年2月27日至3月2日 09:00～17:00 · 中欧标准时间'],
  [
    '2027-12-31T09:00',
    '2028-01-01T17:00',
    '2027年12月31日至2028年1月1日 09:00～17:00 · 中欧标准时间',
  ],
  ['2027-02-09T09:00', '2027-02-09T17:00', '2027年2月9日 09:00～17:00 · 中欧标准时间'],
])(
  'formats only the changed parts of the last day in Chinese: %s to %s',
  (starts, ends, expected) => {
    expect(renderTimes('cn', starts, ends)).toBe(expected)
  },
)

test.each<[Locale, string, RegExp]>([
  ['cn', 'Asia/Shanghai', / · 北京时间$/],
  ['de', 'Asia/Dubai', / · Golf-Standardzeit$/],
])('names a time zone as it is called in %s: %s', (locale, zone, expected) => {
  expect(renderTimes(locale, '2026-11-19T09:00', '2026-11-22T16:00', zone)).toMatch(expected)
})

test('formats a range with a dash without spaces in other languages', () => {
  expect(renderTimes('de', '2027-02-09T09:00', '2027-02-11T17:00')).toMatch(
    /^9\.–11\. Februar 2027 /,
  )
})

function Range() {
  return useTimeRangeFormatter()('08:00', '17:30')
}

test.each<[Locale, string]>([
  ['en', '8:00 AM–5:30 PM'],
  ['au', '8:00 am–5:30 pm'],
  ['de', '08:00–17:30 Uhr'],
  ['cn', '08:00～17:30'],
])('formats a time range for %s', (locale, expected) => {
  const words = { locale, messages: {}, figures: {}, pictures: {} }
  const { container } = render(
    <SiteProvider words={words}>
      <Range />
    </SiteProvider>,
  )
  expect(container.textContent.replaceAll('\u202F', ' ')).toBe(expected)
})
