/** Simulated snapshot of six home systems: battery power in kW (negative while charging), state of charge in percent. */
export const simulatedFleet = [
  { number: 418, state: 'offline', power: 0, charge: 61 },
  { number: 402, state: 'charging', power: -3.9, charge: 47 },
  { number: 405, state: 'charging', power: -2.2, charge: 72 },
  { number: 407, state: 'full', power: 0, charge: 100 },
  { number: 411, state: 'supplying', power: 1.4, charge: 88 },
  { number: 415, state: 'charging', power: -4.6, charge: 35 },
] as const
