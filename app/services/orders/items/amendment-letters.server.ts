import { eq } from 'drizzle-orm'
import { priceEffect } from '~/models/orders/items/item-price'
import { paths } from '~/models/trade/addresses/paths'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import { personName } from '~/models/trade/fields/names'
import { type Cents, formatCents } from '~/models/trade/money/money'
import type { AmendmentKind } from '~/models/trade/vocabulary/amendment-kinds'
import type { Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import type { MailPart } from '~/server/mail/mail-letter'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { projectLeaders } from '~/services/crew/project-leaders.server'
import { letterPicture } from '~/services/fleet/letter-picture.server'
import type { OpenItem } from './open-item.server'

/** What is done to an item: its days afterwards, null for none, and what it costs then, before tax. */
export type Amendment =
  | { kind: Exclude<AmendmentKind, 'cancel'>; booking: Booking; price: Cents }
  | { kind: 'cancel'; booking: null; price: 0 }

/** Mails to the vehicle's owner and to whoever leads the project: what was done, by whom, the days and the price. */
export async function tellOfAmendment(tx: Tx, asker: Account, item: OpenItem, amendment: Amendment): Promise<void> {
  const { order, project, vehicle } = item
  const { subject, sentence } = WORDS[amendment.kind]
  const told = [
    ...(await letterPicture(tx, vehicle, asker.origin)),
    { facts: factsOf(item, amendment) },
  ] satisfies MailPart[]
  const letter = {
    subject: `${subject}: ${vehicle.title}, order #${order.id}`,
    secret: null,
    key: `item-amended/${item.id}/${item.revision}`,
  }
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, vehicle.ownerId))
  if (owner) {
    const said = `${project.productionCompany} ${sentence} the ${vehicle.title} of order #${order.id}.`
    const look = { button: 'Open the order', href: `${asker.origin}${paths.ownerOrder(item.id)}` }
    await writeMail(tx, { ...letter, to: owner.email, parts: [`Hello ${owner.firstName},`, said, ...told, look] })
  }
  const button = {
    button: 'Open the order',
    href: `${asker.origin}${paths.orderDetails(order.id, project.id, project.title)}`,
  }
  for (const { email, firstName } of await projectLeaders(tx, [project.id])) {
    const said = `${personName(asker)} ${sentence} the ${vehicle.title} of order #${order.id} for ${project.title}.`
    await writeMail(tx, { ...letter, to: email, parts: [`Hello ${firstName},`, said, ...told, button] })
  }
}

const WORDS: Record<AmendmentKind, { subject: string; sentence: string }> = {
  cancel: { subject: 'Cancelled', sentence: 'has cancelled' },
  change: { subject: 'New dates', sentence: 'has changed the dates of' },
  extend: { subject: 'Extended', sentence: 'has extended the rental of' },
  complete: { subject: 'Completed', sentence: 'has completed the rental of' },
}

function factsOf({ booking: old, price, taxPerMille }: OpenItem, { booking, price: is }: Amendment) {
  const effect = priceEffect(price, is, taxPerMille)
  const days = booking ? formatBookingOfYear(booking) : 'None: they are free again'
  return [
    ['Dates before', formatBookingOfYear(old)],
    ['Dates now', days],
    ['Rate before', formatCents(effect.was)],
    ['Rate now', formatCents(effect.is)],
    ['Difference', formatCents(effect.difference)],
  ] as const
}
