import { itemActions } from '~/models/orders/items/item-actions'
import { agreementActions } from '~/models/signing/agreement-status'
import { type AccessContext, can, mayOpen } from '~/models/trade/access/permissions'
import type { Day } from '~/models/trade/days/day'
import { orderPaths } from '~/models/trade/paths/orders'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { AgreementStatus } from '~/models/trade/vocabulary/documents'
import { type AmendmentKind, type OrderItemStatus, orderStatus } from '~/models/trade/vocabulary/orders'
import type { Command } from './commands'
import type { ParsedCommand } from './parse-command'

/** An order in one of the member's projects. */
export type FoundOrder = {
  id: number
  project: { id: string; title: string }
  access: AccessContext
  items: readonly { id: string; title: string; status: OrderItemStatus; from: Day; isNamed: boolean }[]
  agreement: AgreementStatus | null
  signerEmail: string | null
  isSigner: boolean
}

/** The actions of a member on an order. */
export function orderCommands(order: FoundOrder, { verb, recipient }: ParsedCommand): Command[] {
  if (verb && 'deal' in verb) return []
  const kind = verb?.order ?? 'open'
  if (kind === 'open') return [...openOrder(order), ...(verb ? [] : [...sendPickup(order, ''), ...openPickup(order)])]
  if (kind === 'pickup') return openPickup(order)
  if (kind === 'send') return sendPickup(order, recipient)
  return kind === 'sign' ? signOrder(order) : amendItems(order, kind)
}

function openOrder(order: FoundOrder): Command[] {
  return mayOpen('orders', order.access.applicationRole) ? [{ text: `Order #${order.id}`, ...orderPlace(order) }] : []
}

/** The page of the order; its pickup page for members who may not open orders. */
export function orderPlace({ id, project: { id: projectId, title }, access }: FoundOrder): Omit<Command, 'text'> {
  return mayOpen('orders', access.applicationRole)
    ? { kind: title, to: orderPaths.orderDetails(id, projectId, title) }
    : { kind: title, to: pickupPaths.pickupDetails(id), isApart: true }
}

/** For members in any role, until the order is over. */
function openPickup({ id, project, items }: FoundOrder): Command[] {
  if (isOver(items)) return []
  return [{ text: `Pickup details #${id}`, kind: project.title, to: pickupPaths.pickupDetails(id), isApart: true }]
}

const isOver = (items: FoundOrder['items']) =>
  !items.some(({ status }) => status === 'confirmed' || status === 'in-progress')

function sendPickup({ id, project, access, items }: FoundOrder, recipient: string): Command[] {
  if (isOver(items) || !can('sendPickup', access)) return []
  const to = mayOpen('orders', access.applicationRole)
    ? pickupPaths.pickupRecipients(id, project.id, project.title, recipient || undefined)
    : pickupPaths.recipientsInProject(project.id, id, recipient || undefined)
  const person = recipient && ` to ${recipient}`
  return [{ text: `Send pickup #${id}${person}`, kind: project.title, to }]
}

/** On the page of the order, where the button is. */
function signOrder(order: FoundOrder): Command[] {
  const { id, access, items, agreement, isSigner } = order
  if (!agreement || !mayOpen('orders', access.applicationRole)) return []
  const status = orderStatus(items.map((item) => item.status))
  if (!agreementActions({ status: agreement, orderStatus: status, access, isSigner }).maySign) return []
  return [{ text: `Sign agreement #${id}`, ...orderPlace(order) }]
}

const AMENDMENTS = {
  cancel: { text: 'Cancel', at: orderPaths.itemCancellation },
  change: { text: 'Change the dates of', at: orderPaths.itemDates },
  extend: { text: 'Extend', at: orderPaths.itemExtension },
  complete: { text: 'Complete', at: orderPaths.itemCompletion },
} as const satisfies Record<AmendmentKind, object>

function amendItems({ id, project, access, items }: FoundOrder, kind: AmendmentKind): Command[] {
  const { text, at } = AMENDMENTS[kind]
  return items
    .filter((item) => item.isNamed)
    .filter(({ status }) => itemActions(status, access).some((each) => each.kind === kind && each.reason === null))
    .map((item) => ({
      text: `${text} ${item.title}, order #${id}`,
      kind: project.title,
      to: at(id, project.id, project.title, item.id),
    }))
}
