import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postJson, startSite, type SendRequest, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { exampleEnquiry as enquiry } from './exampleEnquiry.ts'

let url: string
let running: TestSite
let ask: SendRequest
beforeAll(async () => {
  url = await createTestDatabase()
  running = await startSite({ database: { url } })
  ask = running.ask
})
afterAll(() => running.close())

const post = (body: unknown, headers: Record<string, string> = {}, to = ask) =>
  postJson(to, '/api/enquiries', body, headers)

describe('an enquiry', () => {
  test.each([
    [
      { function: '1', product: 'Battery' },
      { function_id: 1, product: 'Battery' },
    ],
    [{ product: 'Inverter' }, { function_id: 1, product: 'Inverter' }],
    // Input from before another function was selected.
    [
      { function: '4', product: 'Charger' },
      { function_id: 4, product: null },
    ],
    [{ function: '3' }, { function_id: 3, product: null }],
    [
      { function: '1', configuration: '3x2', place: 'garage' },
      { function_id: 1, configuration: '3x2', place: 'garage' },
    ],
    [
      { function: '2', configuration: '3x2', place: 'garage' },
      { function_id: 2, configuration: null, place: null },
    ],
    [
      { function: '1', place: 'garage' },
      { function_id: 1, configuration: null, place: null },
    ],
  ])('of %o is stored with its function', async (about, stored) => {
    const email = `${JSON.stringify(about).replaceAll(/[^a-z0-9]/gi, '')}@example.com`
    const { status, body } = await post({ ...enquiry, ...about, email })
    expect(status).toBe(201)
    const [row] = await queryRows(
      url,
      `SELECT * FROM enquiry WHERE reference = '${body.reference}'`,
    )
    expect(row).toMatchObject(stored)
  })

  test.each([
    ['configuration', '7x1'],
    ['configuration', '3x2 by mail'],
    ['place', 'cellar'],
  ])('with %s %s is refused', async (field, value) => {
    const system = { function: '1', configuration: '3x2', place: 'wall' }
    const { status, body } = await post({ ...enquiry, ...system, [field]: value })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  test.each(['9', '01', 'constructor'])('with the function %s is refused', async (unknown) => {
    const { status, body } = await post({ ...enquiry, function: unknown })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['function']])
  })
})
