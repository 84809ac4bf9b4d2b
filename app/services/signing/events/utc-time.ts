import { formatExactInstant } from '~/models/trade/days/instant-words'

/** 'November 22, 2026, 5:17:13 PM UTC', wherever it is read. */
export const utcTime = (at: Date): string => formatExactInstant(at, 'UTC')
