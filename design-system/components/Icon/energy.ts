import type { IconDrawing } from './drawing.ts'

// Energy, environment and time.
export const batteryIcon: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5M6.5 10.75v2.5M10.75 10.75v2.5M15 10.75v2.5',
}
export const batteryHalfIcon: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5M6.5 10.75v2.5M10.75 10.75v2.5',
}
export const batteryLowIcon: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5M6.5 10.75v2.5',
}
export const batteryEmptyIcon: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5',
}
export const batteryChargingIcon: IconDrawing = {
  d: 'M5 7h11.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-11.5a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM21.75 10.75v2.5M11.5 9.5 9.25 12.25h3L10 15',
}
export const batteryModuleIcon: IconDrawing = {
  d: 'M5 7h14a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM8 12h8',
}
export const stackIcon: IconDrawing = {
  d: 'M8.5 2.75h7a2.5 2.5 0 0 1 2.5 2.5v13.5a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-13.5a2.5 2.5 0 0 1 2.5 -2.5zM6 8h12M6 12.5h12M6 17h12',
}
export const inverterIcon: IconDrawing = {
  d: 'M7 3h10a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1 -2.5 2.5h-10a2.5 2.5 0 0 1 -2.5 -2.5v-9.5a2.5 2.5 0 0 1 2.5 -2.5zM8 10.25c1.2-2.75 2.8-2.75 4 0s2.8 2.75 4 0M9 17.5V21m6-3.5V21',
}
export const panelIcon: IconDrawing = {
  d: 'M6.25 4.5h11.5L21.25 16H2.75zM4.5 10.25h15M12 4.5V16m0 0v4m-3.5 0h7',
}
export const gridIcon: IconDrawing = {
  d: 'M7.5 21 10.5 3h3l3 18M4 8h16M4 8v2.25M20 8v2.25M6 13h12M9.5 13l6.5 5M14.5 13 8 18',
}
export const houseIcon: IconDrawing = {
  d: 'm2.75 11.25 9.25-8 9.25 8M5.25 9.25v9.25a2 2 0 0 0 2 2h9.5a2 2 0 0 0 2-2V9.25M10 20.5V15h4v5.5',
}
export const factoryIcon: IconDrawing = {
  d: 'M3.25 20.5V10l5.25 3.5V10l5.25 3.5V3.75h4.5l2.5 16.75zM8 17v.01M12 17v.01M16 17v.01',
}
export const cabinetIcon: IconDrawing = {
  d: 'M7.75 2.75h8.5a2.5 2.5 0 0 1 2.5 2.5v13.5a2.5 2.5 0 0 1 -2.5 2.5h-8.5a2.5 2.5 0 0 1 -2.5 -2.5v-13.5a2.5 2.5 0 0 1 2.5 -2.5zM9 6.75h6M9 10h6M15 14v3.25',
}
export const containerIcon: IconDrawing = {
  d: 'M3.75 6.25h16.5a1.75 1.75 0 0 1 1.75 1.75v7.5a1.75 1.75 0 0 1 -1.75 1.75h-16.5a1.75 1.75 0 0 1 -1.75 -1.75v-7.5a1.75 1.75 0 0 1 1.75 -1.75zM7 6.25v11M12 6.25v11M17 6.25v11M5 17.25v2.25M19 17.25v2.25',
}
export const chargerIcon: IconDrawing = {
  d: 'M5.5 3h5.5a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-5.5a2.5 2.5 0 0 1 -2.5 -2.5v-7.5a2.5 2.5 0 0 1 2.5 -2.5zM8.75 6.25 6.75 9.25h3l-2 3M8.25 15.5v2a3 3 0 0 0 3 3h3a3 3 0 0 0 3-3V13.5M14.5 8.5h5.5v2.25a2.75 2.75 0 0 1-5.5 0zM16 8.5V6M18.5 8.5V6',
}
export const carIcon: IconDrawing = {
  d: 'M5.25 17H4a1.5 1.5 0 0 1-1.5-1.5V13a2 2 0 0 1 1.7-2l2.1-.3 2.25-3.5a2 2 0 0 1 1.7-.95h4.15a2 2 0 0 1 1.6.8l2.75 3.65 1.25.35a2 2 0 0 1 1.5 1.95v2.5A1.5 1.5 0 0 1 20 17h-1.25m-9 0h4.5M6.3 10.7h12.45M7.5 14.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0 -4.5M16.5 14.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0 -4.5',
}
export const heatPumpIcon: IconDrawing = {
  d: 'M5 4.75h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM9 7.75a4 4 0 1 0 0 8 4 4 0 0 0 0 -8M9 7.75v8M5 11.75h8M16.5 9h2M16.5 11.75h2M16.5 14.5h2M6 18.75v1.75M18 18.75v1.75',
}
export const loggerIcon: IconDrawing = {
  d: 'M10.5 8h3a2.5 2.5 0 0 1 2.5 2.5v8.25a2.5 2.5 0 0 1 -2.5 2.5h-3a2.5 2.5 0 0 1 -2.5 -2.5v-8.25a2.5 2.5 0 0 1 2.5 -2.5zM10.25 8V3.5h3.5V8M12 12v3M4.75 10.5a7.5 7.5 0 0 0 0 8M19.25 10.5a7.5 7.5 0 0 1 0 8',
}
export const plugIcon: IconDrawing = {
  d: 'M8.75 2.75V7.5m6.5-4.75V7.5M5.75 7.5h12.5v3.25a6.25 6.25 0 0 1-12.5 0zM12 17v4.25',
}
export const meterIcon: IconDrawing = { d: 'M5.5 19a9 9 0 1 1 13 0M12 12.75l3.5-4M8 19h8' }
export const boltIcon: IconDrawing = { d: 'M13.25 2.5 5.5 13.5h6l-.75 8 7.75-11h-6z' }
export const cycleIcon: IconDrawing = {
  d: 'M20 10.5A8.25 8.25 0 0 0 5.5 7l-2 2.25M3.5 4v5.25h5.25M4 13.5A8.25 8.25 0 0 0 18.5 17l2-2.25M20.5 20v-5.25h-5.25',
}
export const shieldIcon: IconDrawing = {
  d: 'M12 2.75 4.75 5.5v5.75c0 4.6 2.9 8.2 7.25 10 4.35-1.8 7.25-5.4 7.25-10V5.5zM8.75 12 11 14.25l4.25-4.5',
}
export const flameIcon: IconDrawing = {
  d: 'M12 21.25c-3.9 0-6.75-2.7-6.75-6.4 0-3.4 2.2-5.2 3.6-7.3C9.9 6 10.3 4.6 10 2.75c3.2 1.4 4.9 4 5 7 .8-.5 1.3-1.3 1.5-2.25 1.5 1.9 2.25 4.4 2.25 7.1 0 3.9-2.85 6.65-6.75 6.65m0 0c-1.8 0-3-1.2-3-2.9 0-1.9 1.6-2.9 3-4.85 1.4 1.95 3 2.95 3 4.85 0 1.7-1.2 2.9-3 2.9',
}
export const extinguisherIcon: IconDrawing = {
  d: 'M8 12.25a4 4 0 0 1 8 0v7a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM12 8.25V5.5M16 3.25 12 5.5H9a4 4 0 0 0-4 4V13M12 5.5l4 1.5M8 15.25h8',
}
export const thermometerIcon: IconDrawing = {
  d: 'M14 13.5V5.25a2.5 2.5 0 0 0-5 0v8.25a4.5 4.5 0 1 0 5 0M11.5 9.5v8M17.25 5.5h2.25M17.25 9h2.25',
}
export const snowIcon: IconDrawing = {
  d: 'M12 2.75L12 21.25M9.5 4.25L12 6.75L14.5 4.25M9.5 19.75L12 17.25L14.5 19.75M20.01 7.37L3.99 16.62M17.46 5.96L16.55 9.38L19.96 10.29M4.04 13.71L7.45 14.62L6.54 18.04M20.01 16.62L3.99 7.38M19.96 13.71L16.55 14.62L17.46 18.04M6.54 5.96L7.45 9.38L4.04 10.29',
}
export const sunIcon: IconDrawing = {
  d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
}
export const moonIcon: IconDrawing = {
  d: 'M20.25 14.25A8.5 8.5 0 0 1 9.75 3.75a8.5 8.5 0 1 0 10.5 10.5',
}
export const dropIcon: IconDrawing = {
  d: 'M12 2.75c3.5 4 6.25 7.2 6.25 11a6.25 6.25 0 0 1-12.5 0c0-3.8 2.75-7 6.25-11M12 16.5a2.75 2.75 0 0 0 2.75-2.75',
}
export const leafIcon: IconDrawing = {
  d: 'M6.25 18.5C3 11 8.5 4 20.25 3.75 20.75 14.5 14.5 20.75 6.25 18.5M3.75 21.25c1.75-5 5-8.75 9.75-11',
}
export const earIcon: IconDrawing = {
  d: 'M6.25 9a5.75 5.75 0 0 1 11.5 0c0 3-1.85 4.1-2.75 5.6-.85 1.45-.6 2.7-1.35 4.1a3.35 3.35 0 0 1-6.2-1.45M9.5 9.25a2.5 2.5 0 0 1 5 0c0 1.6-1.75 2-2.25 3.5',
}
export const clockIcon: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5V12l3 2' }
export const calendarIcon: IconDrawing = {
  d: 'M6 4.75h12a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-11a2.5 2.5 0 0 1 2.5 -2.5zM3.5 9.75h17M8 2.75v4M16 2.75v4',
}
export const chartIcon: IconDrawing = {
  d: 'M3.5 3.5v14.5a2.5 2.5 0 0 0 2.5 2.5h14.5M7.5 15l3.75-5 3.25 2.75 5-6.5',
}
