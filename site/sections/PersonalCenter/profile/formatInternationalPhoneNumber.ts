/** A number as it is dialled from abroad. */
export const formatInternationalPhoneNumber = (code: string, phone: string): string =>
  `${code} ${phone.replace(/^0/, '')}`
