import type { IconDrawing } from './drawing.ts'

// Connectivity, files, people and places.
export const wifiIcon: IconDrawing = {
  d: 'M2.75 9.5a13.5 13.5 0 0 1 18.5 0M6 13a8.75 8.75 0 0 1 12 0M9.25 16.5a4 4 0 0 1 5.5 0M12 19.75v.01',
}
export const lanIcon: IconDrawing = {
  d: 'M5.75 3.25h12.5a2.5 2.5 0 0 1 2.5 2.5v12.5a2.5 2.5 0 0 1 -2.5 2.5h-12.5a2.5 2.5 0 0 1 -2.5 -2.5v-12.5a2.5 2.5 0 0 1 2.5 -2.5zM7 16.5v-5h2.5V8.75h5v2.75H17v5z',
}
export const cellularIcon: IconDrawing = { d: 'M4 20v-3M9.33 20v-7M14.67 20V8.5M20 20V4' }
export const globeIcon: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9h17m-17 6h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18',
}
export const languageIcon: IconDrawing = {
  d: 'M3 6h9.5M7.75 3.5V6m2.75 0c-.6 3.5-3 6.4-6.75 8M5.5 9c1.2 2.4 3.2 4 5.75 5M12.25 20.5l4.5-9.75 4.5 9.75M13.75 17.25h6',
}
export const mobileIcon: IconDrawing = {
  d: 'M8.75 2.5h6.5a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1 -2.5 2.5h-6.5a2.5 2.5 0 0 1 -2.5 -2.5v-14a2.5 2.5 0 0 1 2.5 -2.5zM11 18h2',
}
export const monitorIcon: IconDrawing = {
  d: 'M5.25 4h13.5a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-13.5a2.5 2.5 0 0 1 -2.5 -2.5v-7.5a2.5 2.5 0 0 1 2.5 -2.5zM12 16.5v4M8.5 20.5h7',
}
export const qrIcon: IconDrawing = {
  d: 'M4 4h5.5v5.5H4zM14.5 4H20v5.5h-5.5zM4 14.5h5.5V20H4zM14.5 14.5H20V20M14.5 20v-2.5M17.25 17.5v.01',
}
export const rssIcon: IconDrawing = {
  d: 'M4.5 4.5a15 15 0 0 1 15 15M4.5 11a8.5 8.5 0 0 1 8.5 8.5M5.25 18.75v.01',
}
export const documentIcon: IconDrawing = {
  d: 'M13.25 2.75H7.5A2.25 2.25 0 0 0 5.25 5v14a2.25 2.25 0 0 0 2.25 2.25h9A2.25 2.25 0 0 0 18.75 19V8.25zv5.5h5.5M9 13h6m-6 3.75h3.5',
}
export const imageIcon: IconDrawing = {
  d: 'M5.25 4h13.5a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-13.5a2.5 2.5 0 0 1 -2.5 -2.5v-11a2.5 2.5 0 0 1 2.5 -2.5zM8.25 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0 -3M3.5 17.5 9 12.5l4 4 2.75-2.5 5 4.5',
}
export const videoIcon: IconDrawing = {
  d: 'M5 6h8a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-8a2.5 2.5 0 0 1 -2.5 -2.5v-7a2.5 2.5 0 0 1 2.5 -2.5zM15.5 10.75l6-3.25v9l-6-3.25',
}
export const downloadIcon: IconDrawing = {
  d: 'M12 3.5v12m-5-5 5 5 5-5M4 16v2.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V16',
}
export const uploadIcon: IconDrawing = {
  d: 'M12 15.5v-12m-5 5 5-5 5 5M4 16v2.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V16',
}
export const copyIcon: IconDrawing = {
  d: 'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-7a2.5 2.5 0 0 1 2.5 -2.5zM5.25 15.5A1.75 1.75 0 0 1 3.5 13.75V6A2.5 2.5 0 0 1 6 3.5h7.75a1.75 1.75 0 0 1 1.75 1.75',
}
export const printIcon: IconDrawing = {
  d: 'M7 8V3.5h10V8M7 17H5.75a2.25 2.25 0 0 1-2.25-2.25v-4.5A2.25 2.25 0 0 1 5.75 8h12.5a2.25 2.25 0 0 1 2.25 2.25v4.5A2.25 2.25 0 0 1 18.25 17H17M7 14h10v6.5H7z',
}
export const shareIcon: IconDrawing = {
  d: 'M17.75 2.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5M6.25 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5M17.75 15.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5M8.65 10.65l6.7-3.8M8.65 13.35l6.7 3.8',
}
export const pinIcon: IconDrawing = {
  d: 'M12 21.5c4.6-4.2 7-7.7 7-11.5a7 7 0 0 0-14 0c0 3.8 2.4 7.3 7 11.5M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0 -5',
}
export const buildingIcon: IconDrawing = {
  d: 'M4.75 20.75V5.5A2.25 2.25 0 0 1 7 3.25h5.5a2.25 2.25 0 0 1 2.25 2.25v15.25M14.75 10H17a2.25 2.25 0 0 1 2.25 2.25v8.5M2.75 20.75h18.5M8.25 7.5h3M8.25 11.75h3M8.25 16h3',
}
export const userIcon: IconDrawing = {
  d: 'M12 3.5a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0 -8.5M4 20.75a8 8 0 0 1 16 0',
}
export const mailIcon: IconDrawing = {
  d: 'M5.25 4.75h13.5a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1 -2.5 2.5h-13.5a2.5 2.5 0 0 1 -2.5 -2.5v-9.5a2.5 2.5 0 0 1 2.5 -2.5zM3.5 7.25l8.5 6 8.5-6',
}
export const phoneIcon: IconDrawing = {
  d: 'M8.25 3.5H5.6a2 2 0 0 0-2 2.1c.5 8 6.8 14.3 14.8 14.8a2 2 0 0 0 2.1-2v-2.65a1.5 1.5 0 0 0-1.1-1.45l-2.9-.8a1.5 1.5 0 0 0-1.5.45l-1.1 1.2a12.5 12.5 0 0 1-5.05-5.05l1.2-1.1a1.5 1.5 0 0 0 .45-1.5l-.8-2.9A1.5 1.5 0 0 0 8.25 3.5',
}
export const wrenchIcon: IconDrawing = {
  d: 'M16.8 3.7a5.25 5.25 0 0 0-6.9 6.6l-6.2 6.2a2.69 2.69 0 0 0 3.8 3.8l6.2-6.2a5.25 5.25 0 0 0 6.6-6.9l-3.4 3.4-3.1-.4-.4-3.1z',
}
export const lockIcon: IconDrawing = {
  d: 'M7 10.25h10a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1 -2.5 2.5h-10a2.5 2.5 0 0 1 -2.5 -2.5v-6a2.5 2.5 0 0 1 2.5 -2.5zM8 10.25V7a4 4 0 0 1 8 0v3.25M12 14.5v2.5',
}
