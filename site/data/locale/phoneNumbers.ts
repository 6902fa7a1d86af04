/** Dialling codes after which a number keeps its leading zero: Italy and Vatican, San Marino, Côte d'Ivoire, Congo. */
const keepsZero = new Set(['+39', '+378', '+225', '+242'])

/** Removes the trunk zero of a national number, which is not dialled after the country's code. */
export const removeTrunkZero = (diallingCode: string, number: string): string =>
  keepsZero.has(diallingCode) ? number : number.replace(/^0[ -]?/, '')

/** A number as it is dialled from abroad: `+49 30 23125000`. */
export const formatInternationalPhoneNumber = (diallingCode: string, number: string): string =>
  `${diallingCode} ${removeTrunkZero(diallingCode, number)}`
