/** A block drawing: what is connected with what. */
export interface Diagram {
  readonly boxes: readonly Box[]
  readonly wires: readonly Wire[]
}
/** One thing of a drawing. */
export interface Box {
  readonly id: string
  readonly label: string
  readonly column: number
  readonly row: number
  /** Whether it is the product itself. */
  readonly own: boolean
}
/** A connection of two things. */
export interface Wire {
  readonly from: string
  readonly to: string
  readonly label: string
}

const box = /^(\*?)([a-z0-9]+) @ ?(\d),(\d) (.+)$/
const wire = /^([a-z0-9]+) - ([a-z0-9]+)(?: (.+))?$/

/** Reads `*own @1,0 Inverter` (column and row; `*` is the product) and `pv - own DC`, a line each. */
export function readDiagram(text: string): Diagram {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return {
    boxes: lines.flatMap((line) => {
      const [, star, id, column, row, label] = box.exec(line.trim()) ?? []
      if (id === undefined || label === undefined) return []
      return [{ id, label, column: Number(column), row: Number(row), own: star === '*' }]
    }),
    wires: lines.flatMap((line) => {
      const [, from, to, label = ''] = wire.exec(line.trim()) ?? []
      return from === undefined || to === undefined ? [] : [{ from, to, label }]
    }),
  }
}
