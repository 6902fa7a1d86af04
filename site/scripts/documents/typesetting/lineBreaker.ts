/** Text of one font within a paragraph. */
export interface FontRun {
  readonly text: string
  readonly face: FontFaceName
}

/** Font faces of documents. */
export const fontFaceNames = [
  'text',
  'strong',
  'display',
  'han',
  'hanStrong',
  'atMost',
  'atLeast',
  'celsius',
] as const
export type FontFaceName = (typeof fontFaceNames)[number]

/** Part of a line in one font. */
export interface PdfTextLinePart extends FontRun {
  /** Distance from the start of the line. */
  readonly x: number
  readonly width: number
}
/** Line of a paragraph. */
export interface PdfTextLine {
  readonly pieces: readonly PdfTextLinePart[]
  readonly width: number
}

const han = '\u2E80-\u303F\u3400-\u9FFF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF'
const isHan = new RegExp(`[${han}]`)
/** Characters not allowed at the start of a line. */
const noLineStart = /[，。、；：！？）》〉」』】〕］”’…—～％℃·]/
/** Characters not allowed at the end of a line. */
const noLineEnd = /[（《〈「『【〔［“‘]/
const softHyphen = '\u00AD'

/** Unbreakable part of a text. */
interface Atom extends FontRun {
  /** Trailing space, dropped at the end of a line. */
  readonly space: string
  /** True if a line may break after it. */
  readonly breaks: boolean
  /** Hyphen shown if a line breaks after it. */
  readonly hyphen: string
}

/** Returns true if a line may break between two characters. */
function canBreakBetween(before: string, after: string): boolean {
  if (before === ' ') return after !== ' '
  if (after === ' ') return false
  if (before === softHyphen) return true
  if (isHan.test(before) || isHan.test(after))
    return (
      !noLineEnd.test(before) &&
      !noLineStart.test(after) &&
      before !== '\u00A0' &&
      after !== '\u00A0'
    )
  return /[-/]/.test(before) && /\p{L}/u.test(after)
}

function* splitAtoms(runs: readonly FontRun[]): Generator<Atom, void, undefined> {
  for (const [index, { text, face }] of runs.entries()) {
    const next = runs[index + 1]?.text[0]
    let start = 0
    const letters = [...text]
    let at = 0
    for (const [i, letter] of letters.entries()) {
      at += letter.length
      const after = letters[i + 1] ?? next
      const breaks = after !== undefined && canBreakBetween(letter, after)
      if (!breaks && i < letters.length - 1) continue
      const part = text.slice(start, at)
      start = at
      const words = part.replace(/ +$/, '')
      yield {
        text: words.replaceAll(softHyphen, ''),
        face,
        space: part.slice(words.length),
        breaks,
        hyphen: words.endsWith(softHyphen) ? '-' : '',
      }
    }
  }
}

/** Breaks text into lines of a maximum width; words longer than a line are split. */
export function breakTextIntoLines(
  runs: readonly FontRun[],
  width: number,
  measure: (text: string, face: FontFaceName) => number,
): readonly PdfTextLine[] {
  const lines: PdfTextLine[] = []
  let line: Atom[] = []
  let used = 0
  const endLine = () => {
    if (line.length > 0) lines.push(joinAtoms(line, measure))
    line = []
    used = 0
  }
  const widthOf = (atoms: readonly Atom[]) =>
    atoms.reduce((sum, atom) => sum + measure(atom.text, atom.face), 0)
  /** Adds unbreakable atoms to the current or the next line, or splits them. */
  const addAtoms = (atoms: readonly Atom[]) => {
    const size = widthOf(atoms)
    const last = atoms.at(-1)
    const hyphen = last?.hyphen ? measure(last.hyphen, last.face) : 0
    if (used > 0 && used + size + hyphen > width) endLine()
    for (const atom of size > width
      ? atoms.flatMap((one) => splitAtom(one, width, measure))
      : atoms) {
      if (used > 0 && used + measure(atom.text, atom.face) > width && size > width) endLine()
      line.push(atom)
      used += measure(atom.text + atom.space, atom.face)
    }
  }
  /** Atoms since the last break opportunity without hyphen. */
  let group: Atom[] = []
  const addGroup = () => {
    // A word that fits on its own line is not hyphenated.
    if (widthOf(group) <= width) addAtoms(group)
    else {
      let part: Atom[] = []
      for (const atom of group) {
        part.push(atom)
        if (atom.hyphen === '' && atom !== group.at(-1)) continue
        addAtoms(part)
        part = []
      }
    }
    group = []
  }
  for (const atom of splitAtoms(runs)) {
    group.push(atom)
    if ((atom.breaks && atom.hyphen === '') || atom.space !== '') addGroup()
  }
  addGroup()
  endLine()
  return lines
}

/** Splits an atom into parts that fit into a line. */
function splitAtom(
  atom: Atom,
  width: number,
  measure: (text: string, face: FontFaceName) => number,
): readonly Atom[] {
  const parts: string[] = ['']
  for (const letter of atom.text) {
    const part = (parts.at(-1) ?? '') + letter
    if (measure(part, atom.face) > width) parts.push(letter)
    else parts[parts.length - 1] = part
  }
  return parts.map((text, index) => ({
    ...atom,
    text,
    space: index === parts.length - 1 ? atom.space : '',
  }))
}

/** Joins the atoms of a line to pieces of one font; each piece is measured once, when it is complete. */
function joinAtoms(
  atoms: readonly Atom[],
  measure: (text: string, face: FontFaceName) => number,
): PdfTextLine {
  const runs: { text: string; face: FontFaceName }[] = []
  for (const [index, atom] of atoms.entries()) {
    const text = atom.text + (index === atoms.length - 1 ? atom.hyphen : atom.space)
    const last = runs.at(-1)
    if (last?.face === atom.face) last.text += text
    else runs.push({ text, face: atom.face })
  }
  let x = 0
  const pieces = runs.map(({ text, face }): PdfTextLinePart => {
    const piece = { text, face, x, width: measure(text, face) }
    x += piece.width
    return piece
  })
  return { pieces, width: x }
}
