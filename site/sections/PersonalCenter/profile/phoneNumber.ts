/** A number as it is dialled from abroad. */
export const phoneNumber = (code: string, phone: string): string =>
  `${code} ${phone.replace(/^0/, '')}`
