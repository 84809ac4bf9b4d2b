import type { DealActionKind } from '~/models/deals/deal-actions'
import type { Booking, Day } from '~/models/trade/days/day'
import { takeDays } from '~/models/trade/days/typed-days'
import { capitalizedName } from '~/models/trade/fields/person'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'

/** The object of an action: the offer for a vehicle, or an order. */
type Verb = { deal: DealActionKind } | { order: AmendmentKind | 'sign' | 'send' | 'pickup' | 'open' }

const VERBS: Record<string, Verb> = {
  accept: { deal: 'accept' },
  negotiate: { deal: 'negotiate' },
  counter: { deal: 'negotiate' },
  decline: { deal: 'decline' },
  inquire: { deal: 'inquire' },
  withdraw: { deal: 'withdraw' },
  extend: { order: 'extend' },
  change: { order: 'change' },
  cancel: { order: 'cancel' },
  complete: { order: 'complete' },
  sign: { order: 'sign' },
  send: { order: 'send' },
  pickup: { order: 'pickup' },
  order: { order: 'open' },
}

/** A parsed command. */
export type ParsedCommand = {
  /** The whole typed text. */
  text: string
  verb: Verb | null
  /** The text without the verb, the order number, the recipient and the days. */
  target: string
  /** The same with the number, which may be the year of a vehicle. */
  name: string
  orderId: number | null
  /** The recipient of the pickup details; '' if none is named. */
  recipient: string
  /** The name of the vehicles: the text without days and verb. */
  searched: string
  booking: Booking | null
}

const ORDER_NUMBER = /(?<![\w#])#?(\d{4,9})(?!\w)/
const NOISE = /\b(?:pickup|details|the|offer|offers|order|for|about|of)\b/gi

/** Reads 'accept hudson', 'send pickup 1006 to rico', 'extend 1006' or 'bel air dec 7-11'. */
export function parseCommand(text: string, today: Day): ParsedCommand {
  const { booking, rest } = takeDays(text.replace(/\p{Cc}/gu, ' '), today)
  const [first = '', ...others] = rest.split(' ')
  const verb = isTruck(rest) ? null : (VERBS[first.toLowerCase()] ?? null)
  const said = verb ? others.join(' ') : rest
  const order = verb && 'order' in verb ? verb.order : null
  const [what = '', recipient = ''] = order === 'send' ? splitAt(said, /(?:^|\s)to\s/i) : [said]
  const number = ORDER_NUMBER.exec(what)
  // in other commands it may be the year of a vehicle
  const unnumbered = order ? what.replace(number?.[0] ?? '', ' ') : what
  const named = nameIn(unnumbered, verb)
  return {
    text: text.trim(),
    verb,
    target: named,
    name: nameIn(what, verb),
    orderId: number ? Number(number[1]) : null,
    recipient: capitalizedName(tidied(recipient)),
    searched: verb ? named : rest,
    booking,
  }
}

const nameIn = (text: string, verb: Verb | null) => tidied(verb ? text.replace(NOISE, ' ') : text)

/** 'pickup 1006' is about an order, 'pickup ford' about a vehicle. */
const isTruck = (text: string) => /^pickup\b/i.test(text) && !PICKUP_OF_ORDER.test(text)
const PICKUP_OF_ORDER = /^pickup(?: details)?(?: of)?(?: order)? #?\d{4,9}$/i

const tidied = (text: string) => text.replace(/\s+/g, ' ').trim()

function splitAt(text: string, between: RegExp): string[] {
  const found = between.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text]
}
