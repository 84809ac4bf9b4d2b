import { splitWords } from '~/models/search/spelling'
import { type Day, formatDay, weekdayName } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { type FoundOrder, orderCommands } from './order-commands'
import { parseCommand } from './parse-command'

/** A search with days, those of next week: 'bel air dec 7-11'. */
export function searchExample(today: Day): string {
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days))
  const monday = ahead.find((day) => weekdayName(day) === 'Monday') ?? today
  const [from, to] = [monday, addDays(monday, 4)].map((day) => formatDay(day, day).toLowerCase())
  const isSameMonth = from?.slice(0, 3) === to?.slice(0, 3)
  return `bel air ${from}${isSameMonth ? `-${to?.slice(4)}` : ` - ${to}`}`
}

/** The make of a vehicle that can be accepted: 'accept hudson' for the 1951 Hudson Hornet. */
export function acceptExample(title: string): string {
  const [, make = ''] = splitWords(title)
  return `accept ${make}`
}

/** The first of these orders with which something can be done: 'extend 1006'; null if there is none. */
export function orderExample(orders: readonly FoundOrder[], verb: string, today: Day) {
  for (const order of orders) {
    const text = `${verb} ${order.id}`
    if (orderCommands(order, parseCommand(text, today)).length > 0) return { text, order }
  }
  return null
}
