/** '2026-11-20 15:00:00 UTC'. */
export const utcTime = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
