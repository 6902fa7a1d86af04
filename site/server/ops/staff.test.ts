import { expect, test } from 'vitest'
import { toCsv } from './staff.ts'

test('cells are text, whatever stands in them', () => {
  const rows = [
    { name: 'Ada, "Countess"', message: 'a\nb' },
    { name: '=1+1', message: '@cmd' },
    { name: '+49 30', message: '储能' },
    // Excel in German separates cells at semicolons, and takes full-width signs for signs.
    { name: 'a;=1+1;-2', message: 'one\n=2\n\t@three' },
    { name: '＝1+1', message: '; ＋2' },
    { name: ' "=1', message: ';"=1" x' },
    { name: 'a=1', message: 'b - c, -d' },
    // Small and superscript signs, and signs after blanks that are not seen.
    { name: '﹦1+1', message: '⁺2' },
    { name: '\u200B=1', message: '\u00A0\uFEFF@cmd' },
    // Joiners are kept; characters that reorder the text are removed.
    { name: '\u200D=1', message: 'a\u202Exslx.exe' },
  ]
  expect(toCsv(rows)).toBe(
    `name,message\r\n"Ada, ""Countess""","a\nb"\r\n'=1+1,'@cmd\r\n'+49 30,储能\r\n` +
      `a;'=1+1;'-2,"one\n'=2\n\t'@three"\r\n` +
      `'＝1+1,;' ＋2\r\n` +
      `"' ""=1",";'""=1"" x"\r\n` +
      `a=1,"b - c, -d"\r\n` +
      `'﹦1+1,'⁺2\r\n` +
      `'=1,'\u00A0@cmd\r\n` +
      `'\u200D=1,axslx.exe\r\n`,
  )
})
