import type { SchematicDiagram } from './schematic.ts'

type DiagramNode = SchematicDiagram['nodes'][number]

const app: DiagramNode = {
  id: 'app',
  label: 'diagram.wiring.app',
  note: 'diagram.wiring.app.note',
  pictogram: 'screen',
  own: true,
  wide: [1, 1],
  narrow: [1, 1],
}

const cloud = {
  id: 'cloud',
  label: 'diagram.wiring.cloud',
  pictogram: 'cloud',
  own: true,
} as const

/** Data logger between inverter and network. */
export const dataLoggerWiringDiagram: SchematicDiagram = {
  nodes: [
    {
      id: 'inverter',
      label: 'diagram.line.inverter',
      pictogram: 'inverter',
      own: true,
      wide: [0, 0],
      narrow: [0, 0],
    },
    {
      id: 'logger',
      label: 'diagram.wiring.logger',
      pictogram: 'logger',
      own: true,
      wide: [1, 0],
      narrow: [0, 1],
    },
    app,
    {
      id: 'network',
      label: 'diagram.wiring.network',
      pictogram: 'router',
      wide: [2, 0],
      narrow: [0, 2],
    },
    { ...cloud, wide: [3, 0], narrow: [1, 2] },
  ],
  wires: [
    { from: 'inverter', to: 'logger', kind: 'data', label: 'diagram.wire.rs485' },
    { from: 'logger', to: 'app', kind: 'data' },
    { from: 'logger', to: 'network', kind: 'data' },
    { from: 'network', to: 'cloud', kind: 'data', label: 'diagram.wire.tls' },
  ],
}

const systems: DiagramNode = {
  id: 'systems',
  label: 'diagram.wiring.systems',
  note: 'diagram.wiring.systems.note',
  pictogram: 'inverter',
  own: true,
  wide: [0, 0],
  narrow: [0, 0],
}

/** LAN logger: a cable to the router, and its local port for an energy management system. */
export const lanLoggerWiringDiagram: SchematicDiagram = {
  nodes: [
    systems,
    app,
    {
      id: 'logger',
      label: 'diagram.wiring.logger-lan',
      pictogram: 'logger',
      own: true,
      wide: [1, 0],
      narrow: [0, 1],
    },
    {
      id: 'router',
      label: 'diagram.wiring.router',
      note: 'diagram.wiring.router.note',
      pictogram: 'router',
      wide: [2, 0],
      narrow: [0, 2],
    },
    {
      id: 'management',
      label: 'diagram.wiring.management',
      note: 'diagram.wiring.management.note',
      pictogram: 'control',
      wide: [2, 1],
      narrow: [1, 2],
    },
    { ...cloud, wide: [3, 0], narrow: [0, 3] },
  ],
  wires: [
    { from: 'systems', to: 'logger', kind: 'data', label: 'diagram.wire.rs485' },
    { from: 'logger', to: 'app', kind: 'data' },
    { from: 'logger', to: 'router', kind: 'data', label: 'diagram.wire.ethernet' },
    { from: 'router', to: 'management', kind: 'data' },
    { from: 'router', to: 'cloud', kind: 'data', label: 'diagram.wire.tls' },
  ],
}

/** 4G logger: its SIM card and a mobile network instead of a router. */
export const mobileLoggerWiringDiagram: SchematicDiagram = {
  nodes: [
    systems,
    app,
    {
      id: 'logger',
      label: 'diagram.wiring.logger-4g',
      note: 'diagram.wiring.logger-4g.note',
      pictogram: 'logger',
      own: true,
      wide: [1, 0],
      narrow: [0, 1],
    },
    {
      id: 'antenna',
      label: 'diagram.wiring.mobile',
      note: 'diagram.wiring.mobile.note',
      pictogram: 'antenna',
      wide: [2, 0],
      narrow: [0, 2],
    },
    { ...cloud, wide: [3, 0], narrow: [1, 2] },
  ],
  wires: [
    { from: 'systems', to: 'logger', kind: 'data', label: 'diagram.wire.rs485' },
    { from: 'logger', to: 'app', kind: 'data' },
    { from: 'logger', to: 'antenna', kind: 'data', label: 'diagram.wire.lte' },
    { from: 'antenna', to: 'cloud', kind: 'data', label: 'diagram.wire.tls' },
  ],
}
