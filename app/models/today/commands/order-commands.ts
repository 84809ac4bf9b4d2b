import { itemActions } from '~/models/orders/items/item-actions'
import { agreementActions } from '~/models/signing/agreement-status'
import { type AccessContext, can, mayOpen } from '~/models/trade/access/permissions'
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
  items: readonly { id: string; title: string; status: OrderItemStatus; isNamed: boolean }[]
  agreement: AgreementStatus | null
  isSigner: boolean
}

/** The actions of a member on the order with the typed number; an order is found by its number only. */
export function orderCommands(order: FoundOrder, { verb, recipient }: ParsedCommand): Command[] {
  if (verb && 'deal' in verb) return []
  const kind = verb?.order ?? 'open'
  if (kind === 'open') return [...openOrder(order), ...(verb ? [] : sendPickup(order, ''))]
  if (kind === 'send') return sendPickup(order, recipient)
  return kind === 'sign' ? signOrder(order) : amendItems(order, kind)
}

/** The last part of an order's address, which can be any name. */
const NAME = 'order'

function openOrder({ id, project, access }: FoundOrder): Command[] {
  if (!can('viewLists', access) || !mayOpen('orders', access.applicationRole)) return []
  return [{ text: `Order #${id}`, kind: project.title, to: orderPaths.orderDetails(id, project.id, NAME) }]
}

function sendPickup({ id, project, access, items }: FoundOrder, recipient: string): Command[] {
  const isOver = !items.some(({ status }) => status === 'confirmed' || status === 'in-progress')
  if (isOver || !can('sendPickup', access)) return []
  const to = mayOpen('orders', access.applicationRole)
    ? pickupPaths.pickupRecipients(id, project.id, NAME, recipient || undefined)
    : pickupPaths.recipientsInProject(project.id, id, recipient || undefined)
  const person = recipient && ` to ${recipient}`
  return [{ text: `Send pickup #${id}${person}`, kind: project.title, to }]
}

/** On the page of the order, where the button is. */
function signOrder({ id, project, access, items, agreement, isSigner }: FoundOrder): Command[] {
  if (!agreement || !mayOpen('orders', access.applicationRole)) return []
  const status = orderStatus(items.map((item) => item.status))
  if (!agreementActions({ status: agreement, orderStatus: status, access, isSigner }).maySign) return []
  const to = orderPaths.orderDetails(id, project.id, NAME)
  return [{ text: `Sign agreement #${id}`, kind: project.title, to }]
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
      to: at(id, project.id, NAME, item.id),
    }))
}
