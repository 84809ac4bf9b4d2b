import { z } from 'zod'
import { requiredLine } from '~/models/trade/fields/form-fields'
import { seenPair } from '~/models/trade/fields/seen-rows-form'
import { MAX_PERCENT, MIN_PERCENT, PRICE_CHANGE_MESSAGES } from './price-change'

/** In tenths of a percent: 75 for '7.5', '+7.5' and '7.5 %'. */
const percent = () =>
  requiredLine(PRICE_CHANGE_MESSAGES.noPercent, 10).transform((text, refusal) => {
    const typed = /^([+-]?)(\d{1,3}(?:\.\d)?)\s*%?$/.exec(text.replace('−', '-'))
    const tenths = Math.round(Number(`${typed?.[1] ?? ''}${typed?.[2] ?? NaN}`) * 10)
    if (typed && tenths !== 0 && tenths >= MIN_PERCENT * 10 && tenths <= MAX_PERCENT * 10) return tenths
    refusal.addIssue(PRICE_CHANGE_MESSAGES.noPercent)
    return z.NEVER
  })

/** Parses the price change in the address: the typed text, and tenths of a percent or the error. */
export function readPercent(typed: string | null) {
  if (typed === null) return { typed: '', tenths: null, problem: null }
  const read = percent().safeParse(typed)
  return read.success
    ? { typed, tenths: read.data, problem: null }
    : { typed: typed.slice(0, 10), tenths: null, problem: PRICE_CHANGE_MESSAGES.noPercent }
}

/** A previewed change: `seen` has the revision and the new price in cents of each vehicle. */
export const PriceChangeForm = z.object({ percent: percent(), seen: seenPair() })
