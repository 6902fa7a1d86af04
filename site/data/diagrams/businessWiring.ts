import type { SchematicDiagram } from './schematic.ts'

/** Power conversion between battery and busbar. */
export const powerConversionWiringDiagram: SchematicDiagram = {
  nodes: [
    {
      id: 'battery',
      label: 'diagram.wiring.packs',
      pictogram: 'battery',
      own: true,
      wide: [0, 0],
      narrow: [0, 0],
    },
    {
      id: 'unit',
      label: 'diagram.part.conversion',
      pictogram: 'inverter',
      own: true,
      wide: [1, 0],
      narrow: [0, 1],
    },
    {
      id: 'controller',
      label: 'diagram.wiring.controller',
      pictogram: 'control',
      own: true,
      wide: [1, 1],
      narrow: [1, 1],
    },
    {
      id: 'busbar',
      label: 'diagram.wiring.busbar',
      pictogram: 'busbar',
      wide: [2, 0],
      narrow: [0, 2],
    },
    { id: 'grid', label: 'diagram.part.grid', pictogram: 'grid', wide: [3, 0], narrow: [1, 2] },
  ],
  wires: [
    { from: 'battery', to: 'unit', kind: 'stored', label: 'diagram.wire.dc' },
    { from: 'unit', to: 'controller', kind: 'data', label: 'diagram.wire.can' },
    { from: 'unit', to: 'busbar', kind: 'grid', label: 'diagram.wire.ac' },
    { from: 'busbar', to: 'grid', kind: 'grid' },
  ],
}

/** Control cabinet between current transformers and power units. */
export const controlCabinetWiringDiagram: SchematicDiagram = {
  nodes: [
    { id: 'grid', label: 'diagram.part.grid', pictogram: 'grid', wide: [0, 0], narrow: [0, 0] },
    {
      id: 'transformers',
      label: 'diagram.wiring.transformers',
      pictogram: 'transformer',
      wide: [1, 0],
      narrow: [1, 0],
    },
    {
      id: 'plant',
      label: 'diagram.part.production',
      pictogram: 'factory',
      wide: [0, 1],
      narrow: [0, 1],
    },
    {
      id: 'control',
      label: 'diagram.part.control',
      pictogram: 'control',
      own: true,
      wide: [2, 0],
      narrow: [1, 1],
    },
    {
      id: 'platform',
      label: 'diagram.part.platform',
      pictogram: 'screen',
      own: true,
      wide: [1, 1],
      narrow: [0, 2],
    },
    {
      id: 'units',
      label: 'diagram.part.conversion',
      pictogram: 'inverter',
      own: true,
      wide: [3, 0],
      narrow: [1, 2],
    },
  ],
  wires: [
    { from: 'grid', to: 'transformers', kind: 'grid', label: 'diagram.wire.ac' },
    { from: 'transformers', to: 'plant', kind: 'load', label: 'diagram.wire.ac', shift: -34 },
    { from: 'transformers', to: 'control', kind: 'grid' },
    { from: 'control', to: 'platform', kind: 'data', label: 'diagram.wire.ethernet', shift: -34 },
    { from: 'control', to: 'units', kind: 'stored', label: 'diagram.wire.feeders' },
  ],
}
