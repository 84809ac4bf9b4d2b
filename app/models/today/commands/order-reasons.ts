import { can } from '~/models/trade/access/permissions'
import { type Day, formatDay } from '~/models/trade/days/day'
import { type AmendmentKind, orderStatus } from '~/models/trade/vocabulary/orders'
import type { Command } from './commands'
import { type FoundOrder, orderPlace } from './order-commands'
import type { ParsedCommand } from './parse-command'

/** Why a command for an order does nothing now, with the page of the order. */
export function orderReason(order: FoundOrder, { verb }: ParsedCommand, today: Day): Command[] {
  const kind = verb && 'order' in verb ? verb.order : null
  if (kind === null || kind === 'open') return []
  const text = overReason(order) ?? (kind === 'sign' ? signReason(order) : null) ?? reasonNow(order, kind, today)
  return text ? [{ text, ...orderPlace(order) }] : []
}

type Kind = AmendmentKind | 'sign' | 'send' | 'pickup'

function reasonNow(order: FoundOrder, kind: Kind, today: Day): string | null {
  if (kind === 'sign' || kind === 'pickup') return null
  if (kind === 'send') return `You can open the pickup details of order #${order.id}, but not send them.`
  return amendReason(order, kind, today)
}

function overReason({ id, items }: FoundOrder): string | null {
  const status = orderStatus(items.map((item) => item.status))
  if (status === 'cancelled') return `Order #${id} was cancelled.`
  return status === 'completed' ? `The rental of order #${id} has ended.` : null
}

function signReason({ id, agreement, signerEmail, isSigner }: FoundOrder): string | null {
  if (agreement === null) return null
  if (agreement === 'declined') return `The agreement of order #${id} was declined.`
  if (agreement !== 'not_signed') return `The agreement of order #${id} is signed.`
  return isSigner ? onlyLeaders(id) : `The agreement of order #${id} is waiting for ${signerEmail} to sign.`
}

const DONE: Record<AmendmentKind, string> = {
  cancel: 'cancelled',
  change: 'changed',
  extend: 'extended',
  complete: 'completed',
}

function amendReason({ id, items, access }: FoundOrder, kind: AmendmentKind, today: Day): string {
  const named = items.filter((item) => item.isNamed)
  const [first] = named
  if (!first) return `Order #${id} has no such vehicle.`
  if (!can('changeOrders', access)) return onlyLeaders(id)
  const subject = named.length === items.length ? `Order #${id}` : `The ${first.title}`
  const ahead = named.filter(({ status }) => status === 'confirmed').map(({ from }) => from)
  const [firstDay] = ahead.sort()
  if (firstDay) return `${subject} has not started. It can be ${DONE[kind]} from ${formatDay(firstDay, today)}.`
  const isStarted = named.some(({ status }) => status === 'in-progress')
  return isStarted
    ? `${subject} has started. It can only be extended or completed now.`
    : `The rental of the ${first.title} is over.`
}

const onlyLeaders = (id: number) => `Order #${id} can only be changed by the Owner or a Manager of its project.`
