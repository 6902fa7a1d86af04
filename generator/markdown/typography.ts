const nbsp = '\u00A0'
const units = 'kWh|MWh|GWh|Wh|kWp|kVA|MW|kW|W|Ah|A|V|Hz|ms|dB|mm|cm|km|m²|m|kg|°C|℃|MB|KB|kB|MΩ|Ω'
const afterNumber = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu')

/** Joins numbers and their units with no-break spaces. */
export const joinNumbersToUnits = (text: string): string => text.replace(afterNumber, nbsp)
