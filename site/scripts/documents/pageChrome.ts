import type { SubsetFonts } from './typesetting/fonts.ts'
import type { DocumentMetadata, DocumentNumeral } from './model.ts'
import type { PdfPicture } from './pictures.ts'
import {
  pdfColours,
  pdfPageLayout,
  PdfDocument,
  type PdfTextStyle,
} from './typesetting/pdfDocument.ts'

/** Text styles of documents. */
export const documentTextStyles = {
  cover: { face: 'display', size: 34, leading: 38, colour: pdfColours.high, tracking: -0.03 },
  title: { face: 'display', size: 21, leading: 25, colour: pdfColours.high, tracking: -0.025 },
  heading: { face: 'display', size: 12, leading: 15.5, colour: pdfColours.high, tracking: -0.012 },
  lead: { face: 'text', size: 12, leading: 17.5, colour: pdfColours.body },
  body: { face: 'text', size: 9.75, leading: 15, colour: pdfColours.body },
  strong: { face: 'strong', size: 9.75, leading: 15, colour: pdfColours.high },
  label: { face: 'text', size: 8.75, leading: 12.5, colour: pdfColours.body },
  value: { face: 'text', size: 8.75, leading: 12.5, colour: pdfColours.high, tabular: true },
  small: { face: 'text', size: 8, leading: 11.5, colour: pdfColours.muted },
  numeral: { face: 'display', size: 21, leading: 25, colour: pdfColours.high, tracking: -0.025 },
  unit: { face: 'display', size: 10.5, leading: 25, colour: pdfColours.high, tracking: -0.01 },
} as const satisfies Readonly<Record<string, PdfTextStyle>>

/** Creates an empty document with its metadata. */
export const createPdfDocument = (
  { language, kindTitle, title, lead, day }: DocumentMetadata,
  fonts: SubsetFonts,
): PdfDocument =>
  new PdfDocument({ language, title: `${title} – ${kindTitle}`, subject: lead, date: day, fonts })

const markPaths = ['M18 2C9.5 5.5 6 11 6 18h9.2z', 'M14 30c8.5-3.5 12-9 12-16h-9.2z']

/** Draws the logo; decorative, as the metadata contains the author. */
export function drawPdfBrandLogo(sheet: PdfDocument, x: number, y: number, height: number): void {
  const { doc } = sheet
  const scale = height / 28
  doc
    .save()
    .translate(x - 6 * scale, y - 2 * scale)
    .scale(scale)
    .fillColor(pdfColours.brand)
  for (const path of markPaths) doc.path(path).fill()
  doc.restore()
  const style: PdfTextStyle = {
    face: 'display',
    size: height * 0.86,
    leading: height,
    colour: pdfColours.high,
    tracking: -0.03,
  }
  const [line] = sheet.lines('felcera', style, 200)
  if (line) sheet.line(line, x + 26 * scale, y + height * 0.76, style)
}

/** Draws a horizontal hairline. */
export function drawPdfHairline(
  sheet: PdfDocument,
  y: number,
  from: number = pdfPageLayout.left,
  to: number = pdfPageLayout.right,
): void {
  sheet.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(pdfColours.hairline).stroke()
}

/** Draws a number with a smaller unit on one baseline; tagged as one paragraph for screen readers. */
export function drawPdfNumeral(
  sheet: PdfDocument,
  value: DocumentNumeral,
  x: number,
  size: number,
): void {
  const { main, unit, styles } = numeralLines(sheet, value, size)
  sheet.leaf('P', () => {
    const baseline = sheet.baseline(documentTextStyles.numeral)
    if (main) sheet.line(main, x, baseline, styles.main)
    if (unit) sheet.line(unit, x + (main?.width ?? 0), baseline, styles.unit)
  })
  sheet.y += documentTextStyles.numeral.leading
}

/** Returns the width of a numeral with its unit. */
export function measurePdfNumeralWidth(
  sheet: PdfDocument,
  value: DocumentNumeral,
  size: number,
): number {
  const { main, unit } = numeralLines(sheet, value, size)
  return (main?.width ?? 0) + (unit?.width ?? 0)
}

function numeralLines(sheet: PdfDocument, { before, number, unit }: DocumentNumeral, size: number) {
  const styles = {
    main: { ...documentTextStyles.numeral, size },
    unit: { ...documentTextStyles.unit, size: size * 0.52 },
  }
  const [main] = sheet.lines((before + number).replaceAll(' ', '\u00A0'), styles.main, 1000)
  const gap = unit.startsWith('+') ? '' : '\u00A0'
  const [small] = unit === '' ? [] : sheet.lines(gap + unit, styles.unit, 1000)
  return { main, unit: small, styles }
}

/** Draws a picture centred in a box, as large as possible. */
export function drawPdfPicture(
  sheet: PdfDocument,
  { jpeg, width, height }: PdfPicture,
  alt: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const scale = Math.min(box.width / width, box.height / height)
  const [w, h] = [width * scale, height * scale]
  const x = box.x + (box.width - w) / 2
  const y = box.y + (box.height - h) / 2
  sheet.leaf('Figure', () => sheet.doc.image(jpeg, x, y, { width: w, height: h }), {
    alt,
    bbox: [x, y, x + w, y + h],
    placement: 'Block',
  })
}

/** Draws header and footer on every page; the first `bare` pages have no header. */
export function drawPdfHeadersAndFooters(
  sheet: PdfDocument,
  head: DocumentMetadata,
  text: (page: number, pages: number) => string,
  bare: number,
): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    sheet.doc.switchToPage(index)
    sheet.ornament(() => {
      if (index >= bare) {
        drawPdfBrandLogo(sheet, pdfPageLayout.left, 36, 14)
        const [line] = sheet.lines(
          `${head.kindTitle}  ${head.title}`.replace('  ', ' · '),
          documentTextStyles.small,
          400,
        )
        if (line)
          sheet.line(line, sheet.fromRight(line, pdfPageLayout.right), 47, documentTextStyles.small)
        drawPdfHairline(sheet, 62)
      }
      drawPdfHairline(sheet, 796)
      const [left] = sheet.lines(
        `${head.number} · ${head.version} · ${head.date}`,
        documentTextStyles.small,
        400,
      )
      const [right] = sheet.lines(text(index + 1, count), documentTextStyles.small, 200)
      if (left) sheet.line(left, pdfPageLayout.left, 811, documentTextStyles.small)
      if (right)
        sheet.line(
          right,
          sheet.fromRight(right, pdfPageLayout.right),
          811,
          documentTextStyles.small,
        )
    }, 'Pagination')
  }
}
