export type Phone = {
  /** '+14045550123', as it is stored and dialed. */
  e164: string
  /** '+1 (404) 555-0123', always 17 characters. */
  shown: string
}

/** Ten digits, or eleven with the country code; area code and exchange never begin with 0 or 1. */
const US_NUMBER = /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/

/** A US telephone number however it was typed, or null when it is none. */
export function normalizePhone(text: string): Phone | null {
  if (!/^\s*(\+\s*1)?[\d\s().-]*$/.test(text)) return null
  const match = US_NUMBER.exec(text.replace(/\D/g, ''))
  if (!match) return null
  const [, area, exchange, line] = match
  return { e164: `+1${area}${exchange}${line}`, shown: `+1 (${area}) ${exchange}-${line}` }
}
