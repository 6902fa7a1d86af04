/** Words of one look inside a paragraph. */
export interface Run {
  readonly text: string
  readonly face: FaceName
}

/** The faces of documents. */
export const faceNames = [
  'text',
  'strong',
  'display',
  'han',
  'hanStrong',
  'atMost',
  'atLeast',
  'celsius',
] as const
export type FaceName = (typeof faceNames)[number]

/** Words of a line that are set in one go. */
export interface Piece extends Run {
  /** Distance from the start of the line. */
  readonly x: number
  readonly width: number
}
export interface Line {
  readonly pieces: readonly Piece[]
  readonly width: number
}

const han = '\u2E80-\u303F\u3400-\u9FFF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF'
const isHan = new RegExp(`[${han}]`)
/** Never at the start of a line. */
const closing = /[，。、；：！？）》〉」』】〕］”’…—～％℃·]/
/** Never at the end of a line. */
const opening = /[（《〈「『【〔［“‘]/
const softHyphen = '\u00AD'

/** Words that stay together, and what may follow them on the same line. */
interface Atom extends Run {
  /** Space behind it, which a line end swallows. */
  readonly space: string
  /** Whether a line may end behind it. */
  readonly breaks: boolean
  /** Shown where a line ends here. */
  readonly hyphen: string
}

/** Whether a line may end between two characters. */
export function mayBreak(before: string, after: string): boolean {
  if (before === ' ') return after !== ' '
  if (after === ' ') return false
  if (before === softHyphen) return true
  if (isHan.test(before) || isHan.test(after))
    return (
      !opening.test(before) && !closing.test(after) && before !== '\u00A0' && after !== '\u00A0'
    )
  return /[-/]/.test(before) && /\p{L}/u.test(after)
}

function* atomsOf(runs: readonly Run[]): Generator<Atom, void, undefined> {
  for (const [index, { text, face }] of runs.entries()) {
    const next = runs[index + 1]?.text[0]
    let start = 0
    const letters = [...text]
    let at = 0
    for (const [i, letter] of letters.entries()) {
      at += letter.length
      const after = letters[i + 1] ?? next
      const breaks = after !== undefined && mayBreak(letter, after)
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

/** Fills lines of a width; a word that is too long for a line of its own is cut. */
export function breakLines(
  runs: readonly Run[],
  width: number,
  measure: (text: string, face: FaceName) => number,
): readonly Line[] {
  const lines: Line[] = []
  let line: Atom[] = []
  let used = 0
  const close = () => {
    if (line.length > 0) lines.push(join(line, measure))
    line = []
    used = 0
  }
  const widthOf = (atoms: readonly Atom[]) =>
    atoms.reduce((sum, atom) => sum + measure(atom.text, atom.face), 0)
  /** Sets what stays together: on this line, on the next, or cut. */
  const set = (atoms: readonly Atom[]) => {
    const size = widthOf(atoms)
    const last = atoms.at(-1)
    const hyphen = last?.hyphen ? measure(last.hyphen, last.face) : 0
    if (used > 0 && used + size + hyphen > width) close()
    for (const atom of size > width ? atoms.flatMap((one) => cut(one, width, measure)) : atoms) {
      if (used > 0 && used + measure(atom.text, atom.face) > width && size > width) close()
      line.push(atom)
      used += measure(atom.text + atom.space, atom.face)
    }
  }
  /** Atoms since the last place where a line may end without a hyphen. */
  let group: Atom[] = []
  const place = () => {
    // A word that fits a line of its own is not parted.
    if (widthOf(group) <= width) set(group)
    else {
      let part: Atom[] = []
      for (const atom of group) {
        part.push(atom)
        if (atom.hyphen === '' && atom !== group.at(-1)) continue
        set(part)
        part = []
      }
    }
    group = []
  }
  for (const atom of atomsOf(runs)) {
    group.push(atom)
    if ((atom.breaks && atom.hyphen === '') || atom.space !== '') place()
  }
  place()
  close()
  return lines
}

/** An atom in parts that fit. */
function cut(
  atom: Atom,
  width: number,
  measure: (text: string, face: FaceName) => number,
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

function join(atoms: readonly Atom[], measure: (text: string, face: FaceName) => number): Line {
  const pieces: Piece[] = []
  let x = 0
  for (const [index, atom] of atoms.entries()) {
    const isLast = index === atoms.length - 1
    const text = atom.text + (isLast ? atom.hyphen : atom.space)
    const previous = pieces.at(-1)
    if (previous?.face === atom.face) {
      const whole = previous.text + text
      const width = measure(whole, atom.face)
      pieces[pieces.length - 1] = { ...previous, text: whole, width }
      x = previous.x + width
    } else {
      const width = measure(text, atom.face)
      pieces.push({ text, face: atom.face, x, width })
      x += width
    }
  }
  return { pieces, width: x }
}
