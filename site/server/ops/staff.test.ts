import { expect, test } from 'vitest'
import { toCsv } from './staff.ts'

test('cells are text, whatever stands in them', () => {
  const rows = [
    { name: 'Ada, "Countess"', message: 'a\nb' },
    { name: '=1+1', message: '@cmd' },
    { name: '+49 30', message: '储能' },
  ]
  expect(toCsv(rows)).toBe(
    `name,message\r\n"Ada, ""Countess""","a\nb"\r\n'=1+1,'@cmd\r\n'+49 30,储能\r\n`,
  )
})
