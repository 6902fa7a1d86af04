import type { MessageId } from './fields.ts'

/** Words of the drawn screens. */
export const screenMessages: readonly MessageId[] = [
  'screen.simulated',
  'screen.demand.title',
  'screen.demand.reading',
  'screen.thermal.title',
  'screen.thermal.reading',
  'screen.home.title',
  'screen.home.load',
  'screen.home.battery',
  'screen.home.grid',
  'screen.home.charge',
  'screen.home.sun',
  'screen.home.house',
  'screen.events.title',
  'screen.event.cut',
  'screen.event.cut-end',
  'screen.event.charge',
  'screen.event.charge-end',
  'screen.fleet.title',
  'screen.fleet.system',
  'screen.fleet.state.charging',
  'screen.fleet.state.supplying',
  'screen.fleet.state.full',
  'screen.fleet.state.offline',
]
