import type { SchematicDiagram } from './schematic.ts'

/** Hybrid inverter between roof, battery tower, backup loads and meter. */
export const inverterWiringDiagram: SchematicDiagram = {
  nodes: [
    { id: 'solar', label: 'diagram.part.solar', pictogram: 'solar', wide: [0, 0], narrow: [0, 0] },
    {
      id: 'inverter',
      label: 'diagram.line.inverter',
      pictogram: 'inverter',
      own: true,
      wide: [1, 0],
      narrow: [0, 1],
    },
    {
      id: 'battery',
      label: 'diagram.wiring.battery',
      pictogram: 'battery',
      own: true,
      wide: [1, 1],
      narrow: [1, 0],
    },
    { id: 'backup', label: 'diagram.part.backup', pictogram: 'lamp', wide: [0, 1], narrow: [1, 1] },
    { id: 'board', label: 'diagram.part.board', pictogram: 'board', wide: [2, 0], narrow: [0, 2] },
    { id: 'loads', label: 'diagram.part.loads', pictogram: 'house', wide: [2, 1], narrow: [1, 2] },
    {
      id: 'meter',
      label: 'diagram.part.meter',
      pictogram: 'meter',
      own: true,
      wide: [3, 0],
      narrow: [0, 3],
    },
    { id: 'grid', label: 'diagram.part.grid', pictogram: 'grid', wide: [3, 1], narrow: [1, 3] },
  ],
  wires: [
    { from: 'solar', to: 'inverter', kind: 'sun', label: 'diagram.wire.dc' },
    { from: 'battery', to: 'inverter', kind: 'stored', label: 'diagram.wire.dc-can', enter: 34 },
    { from: 'inverter', to: 'backup', kind: 'load', label: 'diagram.wire.ac', shift: -34 },
    { from: 'inverter', to: 'board', kind: 'load', label: 'diagram.wire.ac' },
    { from: 'board', to: 'loads', kind: 'load', label: 'diagram.wire.ac' },
    { from: 'board', to: 'meter', kind: 'grid', label: 'diagram.wire.ac' },
    { from: 'meter', to: 'grid', kind: 'grid', label: 'diagram.wire.ac' },
  ],
}

/** Battery tower at a hybrid inverter, with its earth connection. */
export const batteryWiringDiagram: SchematicDiagram = {
  nodes: [
    { id: 'solar', label: 'diagram.part.solar', pictogram: 'solar', wide: [0, 0], narrow: [0, 0] },
    {
      id: 'inverter',
      label: 'diagram.line.inverter',
      pictogram: 'inverter',
      own: true,
      wide: [1, 0],
      narrow: [0, 1],
    },
    { id: 'grid', label: 'diagram.part.grid', pictogram: 'grid', wide: [2, 0], narrow: [1, 1] },
    {
      id: 'battery',
      label: 'diagram.wiring.battery',
      pictogram: 'battery',
      own: true,
      wide: [1, 1],
      narrow: [0, 2],
    },
    {
      id: 'earth',
      label: 'diagram.wiring.earth',
      pictogram: 'earth',
      wide: [2, 1],
      narrow: [1, 2],
    },
  ],
  wires: [
    { from: 'solar', to: 'inverter', kind: 'sun', label: 'diagram.wire.dc' },
    { from: 'inverter', to: 'grid', kind: 'grid', label: 'diagram.wire.ac' },
    { from: 'battery', to: 'inverter', kind: 'stored', label: 'diagram.wire.dc-can' },
    { from: 'battery', to: 'earth', kind: 'load', label: 'diagram.wire.pe' },
  ],
}

/** Charger behind its protective devices, with the meter that limits it. */
export const chargerWiringDiagram: SchematicDiagram = {
  nodes: [
    { id: 'grid', label: 'diagram.part.grid', pictogram: 'grid', wide: [0, 0], narrow: [0, 0] },
    {
      id: 'meter',
      label: 'diagram.wiring.meter',
      pictogram: 'meter',
      own: true,
      wide: [1, 0],
      narrow: [1, 0],
    },
    {
      id: 'board',
      label: 'diagram.wiring.protection',
      pictogram: 'breaker',
      wide: [2, 0],
      narrow: [1, 1],
    },
    {
      id: 'charger',
      label: 'diagram.part.charger',
      pictogram: 'charger',
      own: true,
      wide: [3, 0],
      narrow: [1, 2],
    },
    {
      id: 'house',
      label: 'diagram.wiring.house',
      pictogram: 'house',
      wide: [0, 1],
      narrow: [0, 1],
    },
    {
      id: 'car',
      label: 'diagram.wiring.car',
      note: 'diagram.wiring.car.note',
      pictogram: 'car',
      wide: [3, 1],
      narrow: [0, 2],
    },
  ],
  wires: [
    { from: 'grid', to: 'meter', kind: 'grid', label: 'diagram.wire.ac' },
    { from: 'meter', to: 'board', kind: 'load', label: 'diagram.wire.ac' },
    { from: 'board', to: 'charger', kind: 'load', label: 'diagram.wire.ac' },
    { from: 'meter', to: 'house', kind: 'load', label: 'diagram.wire.ac', shift: -34 },
    { from: 'charger', to: 'car', kind: 'load' },
  ],
}

/** Smart plug between outlet and appliance, and its way to the home storage. */
export const smartPlugWiringDiagram: SchematicDiagram = {
  nodes: [
    {
      id: 'outlet',
      label: 'diagram.wiring.outlet',
      pictogram: 'outlet',
      wide: [0, 0],
      narrow: [0, 0],
    },
    {
      id: 'plug',
      label: 'diagram.wiring.plug',
      pictogram: 'plug',
      own: true,
      wide: [1, 0],
      narrow: [0, 1],
    },
    {
      id: 'appliance',
      label: 'diagram.wiring.appliance',
      pictogram: 'appliance',
      wide: [2, 0],
      narrow: [1, 1],
    },
    {
      id: 'router',
      label: 'diagram.wiring.router',
      pictogram: 'router',
      wide: [1, 1],
      narrow: [0, 2],
    },
    {
      id: 'storage',
      label: 'diagram.wiring.storage',
      pictogram: 'battery',
      own: true,
      wide: [2, 1],
      narrow: [1, 2],
    },
  ],
  wires: [
    { from: 'outlet', to: 'plug', kind: 'load', label: 'diagram.wire.ac' },
    { from: 'plug', to: 'appliance', kind: 'load', label: 'diagram.wire.ac' },
    { from: 'plug', to: 'router', kind: 'data', label: 'diagram.wire.wifi' },
    { from: 'router', to: 'storage', kind: 'data' },
  ],
}
