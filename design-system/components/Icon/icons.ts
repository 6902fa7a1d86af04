/** What an icon draws. */
export interface IconDrawing {
  /** Lines on a field of 24 by 24, drawn 1.75 wide with round ends; a dot is a line without length. */
  readonly d: string
  /** Points along the line of text, and so the other way where text runs from the right. */
  readonly flips?: true
}

// One hand: circles 18 wide, boxes 19 by 14 or 13 by 19 with corners of 2.5, details at least 2.5 apart.
// Each icon is an export of its own, so that a bundle holds those it names and no others.

// Energy
export const battery: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5M6.5 10.75v2.5M10.75 10.75v2.5M15 10.75v2.5',
}
export const batteryHalf: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5M6.5 10.75v2.5M10.75 10.75v2.5',
}
export const batteryLow: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5M6.5 10.75v2.5',
}
export const batteryEmpty: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5',
}
export const batteryCharging: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5M11.5 9.5 9.25 12.25h3L10 15',
}
export const module: IconDrawing = {
  d: 'M5 7h14a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM8 12h8',
}
export const stack: IconDrawing = {
  d: 'M8.5 2.75h7a2.5 2.5 0 0 1 2.5 2.5v13.5a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-13.5a2.5 2.5 0 0 1 2.5 -2.5zM6 8h12M6 12.5h12M6 17h12',
}
export const inverter: IconDrawing = {
  d: 'M7 3h10a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1 -2.5 2.5h-10a2.5 2.5 0 0 1 -2.5 -2.5v-9.5a2.5 2.5 0 0 1 2.5 -2.5zM8 10.25c1.2-2.75 2.8-2.75 4 0s2.8 2.75 4 0M9 17.5V21m6-3.5V21',
}
export const panel: IconDrawing = {
  d: 'M6.25 4.5h11.5L21.25 16H2.75zM4.5 10.25h15M12 4.5V16m0 0v4m-3.5 0h7',
}
export const grid: IconDrawing = {
  d: 'M7.5 21 10.5 3h3l3 18M4 8h16M4 8v2.25M20 8v2.25M6 13h12M9.5 13l6.5 5M14.5 13 8 18',
}
export const house: IconDrawing = {
  d: 'm2.75 11.25 9.25-8 9.25 8M5.25 9.25v9.25a2 2 0 0 0 2 2h9.5a2 2 0 0 0 2-2V9.25M10 20.5V15h4v5.5',
}
export const factory: IconDrawing = {
  d: 'M3.25 20.5V10l5.25 3.5V10l5.25 3.5V3.75h4.5l2.5 16.75zM8 17v.01M12 17v.01M16 17v.01',
}
export const cabinet: IconDrawing = {
  d: 'M7.75 2.75h8.5a2.5 2.5 0 0 1 2.5 2.5v13.5a2.5 2.5 0 0 1 -2.5 2.5h-8.5a2.5 2.5 0 0 1 -2.5 -2.5v-13.5a2.5 2.5 0 0 1 2.5 -2.5zM9 6.75h6M9 10h6M15 14v3.25',
}
export const container: IconDrawing = {
  d: 'M3.75 6.25h16.5a1.75 1.75 0 0 1 1.75 1.75v7.5a1.75 1.75 0 0 1 -1.75 1.75h-16.5a1.75 1.75 0 0 1 -1.75 -1.75v-7.5a1.75 1.75 0 0 1 1.75 -1.75zM7 6.25v11M12 6.25v11M17 6.25v11M5 17.25v2.25M19 17.25v2.25',
}
export const charger: IconDrawing = {
  d: 'M5.5 3h5.5a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-5.5a2.5 2.5 0 0 1 -2.5 -2.5v-7.5a2.5 2.5 0 0 1 2.5 -2.5zM8.75 6.25 6.75 9.25h3l-2 3M8.25 15.5v2a3 3 0 0 0 3 3h3a3 3 0 0 0 3-3V13.5M14.5 8.5h5.5v2.25a2.75 2.75 0 0 1-5.5 0zM16 8.5V6M18.5 8.5V6',
}
export const car: IconDrawing = {
  d: 'M5.25 17H4a1.5 1.5 0 0 1-1.5-1.5V13a2 2 0 0 1 1.7-2l2.1-.3 2.25-3.5a2 2 0 0 1 1.7-.95h4.15a2 2 0 0 1 1.6.8l2.75 3.65 1.25.35a2 2 0 0 1 1.5 1.95v2.5A1.5 1.5 0 0 1 20 17h-1.25m-9 0h4.5M6.3 10.7h12.45M7.5 14.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0 -4.5M16.5 14.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0 -4.5',
}
export const heatPump: IconDrawing = {
  d: 'M5 4.75h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM9 7.75a4 4 0 1 0 0 8 4 4 0 0 0 0 -8M9 7.75v8M5 11.75h8M16.5 9h2M16.5 11.75h2M16.5 14.5h2M6 18.75v1.75M18 18.75v1.75',
}
export const logger: IconDrawing = {
  d: 'M10.5 8h3a2.5 2.5 0 0 1 2.5 2.5v8.25a2.5 2.5 0 0 1 -2.5 2.5h-3a2.5 2.5 0 0 1 -2.5 -2.5v-8.25a2.5 2.5 0 0 1 2.5 -2.5zM10.25 8V3.5h3.5V8M12 12v3M4.75 10.5a7.5 7.5 0 0 0 0 8M19.25 10.5a7.5 7.5 0 0 1 0 8',
}
export const plug: IconDrawing = {
  d: 'M8.75 2.75V7.5m6.5-4.75V7.5M5.75 7.5h12.5v3.25a6.25 6.25 0 0 1-12.5 0zM12 17v4.25',
}
export const meter: IconDrawing = { d: 'M5.5 19a9 9 0 1 1 13 0M12 12.75l3.5-4M8 19h8' }
export const bolt: IconDrawing = { d: 'M13.25 2.5 5.5 13.5h6l-.75 8 7.75-11h-6z' }
export const cycle: IconDrawing = {
  d: 'M20 10.5A8.25 8.25 0 0 0 5.5 7l-2 2.25M3.5 4v5.25h5.25M4 13.5A8.25 8.25 0 0 0 18.5 17l2-2.25M20.5 20v-5.25h-5.25',
}

// Conditions
export const shield: IconDrawing = {
  d: 'M12 2.75 4.75 5.5v5.75c0 4.6 2.9 8.2 7.25 10 4.35-1.8 7.25-5.4 7.25-10V5.5zM8.75 12 11 14.25l4.25-4.5',
}
export const flame: IconDrawing = {
  d: 'M12 21.25c-3.9 0-6.75-2.7-6.75-6.4 0-3.4 2.2-5.2 3.6-7.3C9.9 6 10.3 4.6 10 2.75c3.2 1.4 4.9 4 5 7 .8-.5 1.3-1.3 1.5-2.25 1.5 1.9 2.25 4.4 2.25 7.1 0 3.9-2.85 6.65-6.75 6.65m0 0c-1.8 0-3-1.2-3-2.9 0-1.9 1.6-2.9 3-4.85 1.4 1.95 3 2.95 3 4.85 0 1.7-1.2 2.9-3 2.9',
}
export const extinguisher: IconDrawing = {
  d: 'M8 12.25a4 4 0 0 1 8 0v7a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM12 8.25V5.5M16 3.25 12 5.5H9a4 4 0 0 0-4 4V13M12 5.5l4 1.5M8 15.25h8',
}
export const thermometer: IconDrawing = {
  d: 'M14 13.5V5.25a2.5 2.5 0 0 0-5 0v8.25a4.5 4.5 0 1 0 5 0M11.5 9.5v8M17.25 5.5h2.25M17.25 9h2.25',
}
export const snow: IconDrawing = {
  d: 'M12 2.75L12 21.25M9.5 4.25L12 6.75L14.5 4.25M9.5 19.75L12 17.25L14.5 19.75M20.01 7.37L3.99 16.62M17.46 5.96L16.55 9.38L19.96 10.29M4.04 13.71L7.45 14.62L6.54 18.04M20.01 16.62L3.99 7.38M19.96 13.71L16.55 14.62L17.46 18.04M6.54 5.96L7.45 9.38L4.04 10.29',
}
export const sun: IconDrawing = {
  d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
}
export const moon: IconDrawing = {
  d: 'M20.25 14.25A8.5 8.5 0 0 1 9.75 3.75a8.5 8.5 0 1 0 10.5 10.5',
}
export const drop: IconDrawing = {
  d: 'M12 2.75c3.5 4 6.25 7.2 6.25 11a6.25 6.25 0 0 1-12.5 0c0-3.8 2.75-7 6.25-11M12 16.5a2.75 2.75 0 0 0 2.75-2.75',
}
export const leaf: IconDrawing = {
  d: 'M6.25 18.5C3 11 8.5 4 20.25 3.75 20.75 14.5 14.5 20.75 6.25 18.5M3.75 21.25c1.75-5 5-8.75 9.75-11',
}
export const ear: IconDrawing = {
  d: 'M6.25 9a5.75 5.75 0 0 1 11.5 0c0 3-1.85 4.1-2.75 5.6-.85 1.45-.6 2.7-1.35 4.1a3.35 3.35 0 0 1-6.2-1.45M9.5 9.25a2.5 2.5 0 0 1 5 0c0 1.6-1.75 2-2.25 3.5',
}
export const clock: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5V12l3 2' }
export const calendar: IconDrawing = {
  d: 'M6 4.75h12a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-11a2.5 2.5 0 0 1 2.5 -2.5zM3.5 9.75h17M8 2.75v4M16 2.75v4',
}
export const chart: IconDrawing = {
  d: 'M3.5 3.5v14.5a2.5 2.5 0 0 0 2.5 2.5h14.5M7.5 15l3.75-5 3.25 2.75 5-6.5',
}

// Connections
export const wifi: IconDrawing = {
  d: 'M2.75 9.5a13.5 13.5 0 0 1 18.5 0M6 13a8.75 8.75 0 0 1 12 0M9.25 16.5a4 4 0 0 1 5.5 0M12 19.75v.01',
}
export const lan: IconDrawing = {
  d: 'M5.75 3.25h12.5a2.5 2.5 0 0 1 2.5 2.5v12.5a2.5 2.5 0 0 1 -2.5 2.5h-12.5a2.5 2.5 0 0 1 -2.5 -2.5v-12.5a2.5 2.5 0 0 1 2.5 -2.5zM7 16.5v-5h2.5V8.75h5v2.75H17v5z',
}
export const cellular: IconDrawing = { d: 'M4 20v-3M9.33 20v-7M14.67 20V8.5M20 20V4' }
export const globe: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9h17m-17 6h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18',
}
export const language: IconDrawing = {
  d: 'M3 6h9.5M7.75 3.5V6m2.75 0c-.6 3.5-3 6.4-6.75 8M5.5 9c1.2 2.4 3.2 4 5.75 5M12.25 20.5l4.5-9.75 4.5 9.75M13.75 17.25h6',
}
export const mobile: IconDrawing = {
  d: 'M8.75 2.5h6.5a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1 -2.5 2.5h-6.5a2.5 2.5 0 0 1 -2.5 -2.5v-14a2.5 2.5 0 0 1 2.5 -2.5zM11 18h2',
}
export const monitor: IconDrawing = {
  d: 'M5.25 4h13.5a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-13.5a2.5 2.5 0 0 1 -2.5 -2.5v-7.5a2.5 2.5 0 0 1 2.5 -2.5zM12 16.5v4M8.5 20.5h7',
}
export const qr: IconDrawing = {
  d: 'M4 4h5.5v5.5H4zM14.5 4H20v5.5h-5.5zM4 14.5h5.5V20H4zM14.5 14.5H20V20M14.5 20v-2.5M17.25 17.5v.01',
}
export const rss: IconDrawing = {
  d: 'M4.5 4.5a15 15 0 0 1 15 15M4.5 11a8.5 8.5 0 0 1 8.5 8.5M5.25 18.75v.01',
}

// Files
export const document: IconDrawing = {
  d: 'M13.25 2.75H7.5A2.25 2.25 0 0 0 5.25 5v14a2.25 2.25 0 0 0 2.25 2.25h9A2.25 2.25 0 0 0 18.75 19V8.25zv5.5h5.5M9 13h6m-6 3.75h3.5',
}
export const image: IconDrawing = {
  d: 'M5.25 4h13.5a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-13.5a2.5 2.5 0 0 1 -2.5 -2.5v-11a2.5 2.5 0 0 1 2.5 -2.5zM8.25 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3M3.5 17.5 9 12.5l4 4 2.75-2.5 5 4.5',
}
export const video: IconDrawing = {
  d: 'M5 6h8a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-8a2.5 2.5 0 0 1 -2.5 -2.5v-7a2.5 2.5 0 0 1 2.5 -2.5zM15.5 10.75l6-3.25v9l-6-3.25',
}
export const play: IconDrawing = { d: 'M7.5 4.5v15l11.75-7.5z' }
export const pause: IconDrawing = { d: 'M8.5 5v14m7-14v14' }
export const download: IconDrawing = {
  d: 'M12 3.5v12m-5-5 5 5 5-5M4 16v2.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V16',
}
export const upload: IconDrawing = {
  d: 'M12 15.5v-12m-5 5 5-5 5 5M4 16v2.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V16',
}
export const copy: IconDrawing = {
  d: 'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-7a2.5 2.5 0 0 1 2.5 -2.5zM5.25 15.5A1.75 1.75 0 0 1 3.5 13.75V6A2.5 2.5 0 0 1 6 3.5h7.75a1.75 1.75 0 0 1 1.75 1.75',
}
export const print: IconDrawing = {
  d: 'M7 8V3.5h10V8M7 17H5.75a2.25 2.25 0 0 1-2.25-2.25v-4.5A2.25 2.25 0 0 1 5.75 8h12.5a2.25 2.25 0 0 1 2.25 2.25v4.5A2.25 2.25 0 0 1 18.25 17H17M7 14h10v6.5H7z',
}
export const share: IconDrawing = {
  d: 'M17.75 2.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5M6.25 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5M17.75 15.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5M8.65 10.65l6.7-3.8M8.65 13.35l6.7 3.8',
}

// People and places
export const pin: IconDrawing = {
  d: 'M12 21.5c4.6-4.2 7-7.7 7-11.5a7 7 0 0 0-14 0c0 3.8 2.4 7.3 7 11.5M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0 -5',
}
export const building: IconDrawing = {
  d: 'M4.75 20.75V5.5A2.25 2.25 0 0 1 7 3.25h5.5a2.25 2.25 0 0 1 2.25 2.25v15.25M14.75 10H17a2.25 2.25 0 0 1 2.25 2.25v8.5M2.75 20.75h18.5M8.25 7.5h3M8.25 11.75h3M8.25 16h3',
}
export const user: IconDrawing = {
  d: 'M12 3.5a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0 -8.5M4 20.75a8 8 0 0 1 16 0',
}
export const mail: IconDrawing = {
  d: 'M5.25 4.75h13.5a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1 -2.5 2.5h-13.5a2.5 2.5 0 0 1 -2.5 -2.5v-9.5a2.5 2.5 0 0 1 2.5 -2.5zM3.5 7.25l8.5 6 8.5-6',
}
export const phone: IconDrawing = {
  d: 'M8.25 3.5H5.6a2 2 0 0 0-2 2.1c.5 8 6.8 14.3 14.8 14.8a2 2 0 0 0 2.1-2v-2.65a1.5 1.5 0 0 0-1.1-1.45l-2.9-.8a1.5 1.5 0 0 0-1.5.45l-1.1 1.2a12.5 12.5 0 0 1-5.05-5.05l1.2-1.1a1.5 1.5 0 0 0 .45-1.5l-.8-2.9A1.5 1.5 0 0 0 8.25 3.5',
}
export const wrench: IconDrawing = {
  d: 'M16.8 3.7a5.25 5.25 0 0 0-6.9 6.6l-6.2 6.2a2.69 2.69 0 0 0 3.8 3.8l6.2-6.2a5.25 5.25 0 0 0 6.6-6.9l-3.4 3.4-3.1-.4-.4-3.1z',
}
export const lock: IconDrawing = {
  d: 'M7 10.25h10a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1 -2.5 2.5h-10a2.5 2.5 0 0 1 -2.5 -2.5v-6a2.5 2.5 0 0 1 2.5 -2.5zM8 10.25V7a4 4 0 0 1 8 0v3.25M12 14.5v2.5',
}

// Actions
export const search: IconDrawing = {
  d: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0 -14M15.55 15.55l5.2 5.2',
}
export const filter: IconDrawing = { d: 'M3.5 6.5h17M7 12h10M10.25 17.5h3.5' }
export const settings: IconDrawing = {
  d: 'M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0 -5M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0 -5',
}
export const edit: IconDrawing = {
  d: 'M3.75 20.25l1-4.75L16.1 4.1a2.1 2.1 0 0 1 3 0l.8.8a2.1 2.1 0 0 1 0 3L8.5 19.25zM13.75 6.5l3.75 3.75',
}
export const trash: IconDrawing = {
  d: 'M4 6.5h16M9 6.5V3.75h6V6.5M6 6.5l.85 12.4a2 2 0 0 0 2 1.85h6.3a2 2 0 0 0 2-1.85L18 6.5M10.25 10.75v5.75M13.75 10.75v5.75',
}
export const eye: IconDrawing = {
  d: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5',
}
export const eyeOff: IconDrawing = {
  d: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5M4 4l16 16',
}
export const star: IconDrawing = {
  d: 'm12 2.9 2.8 5.75 6.3.9-4.55 4.45 1.1 6.25L12 17.3l-5.65 2.95 1.1-6.25L2.9 9.55l6.3-.9z',
}
export const close: IconDrawing = { d: 'm6 6 12 12M18 6 6 18' }
export const menu: IconDrawing = { d: 'M3.5 8h17M3.5 16h17' }
export const check: IconDrawing = { d: 'm5 12.5 4.5 4.5L19 7.5' }
export const plus: IconDrawing = { d: 'M12 5v14M5 12h14' }
export const minus: IconDrawing = { d: 'M5 12h14' }
export const signOut: IconDrawing = {
  d: 'M14 4.25H6.75A2.25 2.25 0 0 0 4.5 6.5v11a2.25 2.25 0 0 0 2.25 2.25H14M10 12h10.5M16.75 8.25 20.5 12l-3.75 3.75',
  flips: true,
}
export const external: IconDrawing = {
  d: 'M10 4.5H6.75A2.25 2.25 0 0 0 4.5 6.75v10.5a2.25 2.25 0 0 0 2.25 2.25h10.5a2.25 2.25 0 0 0 2.25-2.25V14M14 4.5h5.5V10M19.5 4.5l-9 9',
  flips: true,
}
export const arrow: IconDrawing = { d: 'M4 12h16m-6-6 6 6-6 6', flips: true }
export const arrowBack: IconDrawing = { d: 'M20 12H4m6-6-6 6 6 6', flips: true }
export const arrowUp: IconDrawing = { d: 'M12 20V4M6 10l6-6 6 6' }
export const arrowDown: IconDrawing = { d: 'M12 4v16m-6-6 6 6 6-6' }
export const chevron: IconDrawing = { d: 'm9 5 7 7-7 7', flips: true }
export const chevronBack: IconDrawing = { d: 'm15 5-7 7 7 7', flips: true }
export const chevronUp: IconDrawing = { d: 'm5 15.5 7-7 7 7' }
export const chevronDown: IconDrawing = { d: 'm5 8.5 7 7 7-7' }

// States
export const info: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.5m0-9v.01' }
export const success: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.25l2.75 2.75L16 9.5',
}
export const warning: IconDrawing = {
  d: 'M10.25 4.05 2.5 17.6a2 2 0 0 0 1.75 3h15.5a2 2 0 0 0 1.75-3L13.75 4.05a2 2 0 0 0-3.5 0M12 9.25v4.5m0 3.25v.01',
}
export const error: IconDrawing = {
  d: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 7.75v4.75m0 3.5v.01',
}
export const hourglass: IconDrawing = {
  d: 'M6.5 3h11m-11 18h11M8 3v3.5c0 2.5 4 4 4 5.5s-4 3-4 5.5V21m8-18v3.5c0 2.5-4 4-4 5.5s4 3 4 5.5V21',
}
