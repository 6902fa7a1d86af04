import { describe, expect, test } from 'vitest'
import { getEventState, zonedTimeToUtc } from './events.ts'

const at = (time: string) => Date.parse(time)

describe('conversion of local time to UTC', () => {
  test.each([
    ['2026-11-17T09:00', 'Europe/Paris', '2026-11-17T08:00:00Z'],
    ['2026-07-17T09:00', 'Europe/Paris', '2026-07-17T07:00:00Z'],
    ['2026-12-03T18:00', 'Australia/Sydney', '2026-12-03T07:00:00Z'],
    ['2026-11-19T09:30', 'Asia/Shanghai', '2026-11-19T01:30:00Z'],
    ['2027-03-16T10:00', 'Asia/Dubai', '2027-03-16T06:00:00Z'],
  ])('%s in %s', (local, zone, utc) => {
    expect(zonedTimeToUtc(local, zone)).toBe(at(utc))
  })

  test('handles the hours around a change of daylight saving time', () => {
    expect(zonedTimeToUtc('2026-10-25T01:30', 'Europe/Berlin')).toBe(at('2026-10-24T23:30:00Z'))
    expect(zonedTimeToUtc('2026-10-25T04:00', 'Europe/Berlin')).toBe(at('2026-10-25T03:00:00Z'))
    expect(zonedTimeToUtc('2027-03-28T04:00', 'Europe/Berlin')).toBe(at('2027-03-28T02:00:00Z'))
  })
})

describe('event state', () => {
  const event = { starts: '2026-12-03T18:00', ends: '2026-12-03T20:30', zone: 'Australia/Sydney' }
  test.each([
    ['2026-12-03T06:59:59Z', 'upcoming'],
    ['2026-12-03T07:00:00Z', 'ongoing'],
    ['2026-12-03T09:30:00Z', 'ongoing'],
    ['2026-12-03T09:30:01Z', 'finished'],
  ])('at %s the event is %s', (now, state) => {
    expect(getEventState(event, at(now))).toBe(state)
  })
})
