/** Block diagram. */
export interface Diagram {
  readonly boxes: readonly DiagramBox[]
  readonly wires: readonly DiagramWire[]
}
/** Box of a diagram. */
export interface DiagramBox {
  readonly id: string
  readonly label: string
  readonly column: number
  readonly row: number
  /** True for the product itself. */
  readonly own: boolean
}
/** Connection of two boxes. */
export interface DiagramWire {
  readonly from: string
  readonly to: string
  readonly label: string
}

const boxPattern = /^(\*?)([a-z0-9]+) @ ?(\d),(\d) (.+)$/
const wirePattern = /^([a-z0-9]+) - ([a-z0-9]+)(?: (.+))?$/

/** Parses lines such as `*own @1,0 Inverter` (column and row; `*` is the product) and `pv - own DC`. */
export function readDiagram(text: string): Diagram {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return {
    boxes: lines.flatMap((line) => {
      const [, star, id, column, row, label] = boxPattern.exec(line.trim()) ?? []
      if (id === undefined || label === undefined) return []
      return [{ id, label, column: Number(column), row: Number(row), own: star === '*' }]
    }),
    wires: lines.flatMap((line) => {
      const [, from, to, label = ''] = wirePattern.exec(line.trim()) ?? []
      return from === undefined || to === undefined ? [] : [{ from, to, label }]
    }),
  }
}
