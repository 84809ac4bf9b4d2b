import { and, eq } from 'drizzle-orm'
import { PAYMENT_NOTE_MESSAGES } from '~/models/provider/desk-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, orders, paymentNotes, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** `writtenAfter`: the number of notes on the page when the form was loaded. */
type Note = { text: string; writtenAfter: number }

/**
 * Adds a note about an order's payment that only staff can see. Refused if another note was added since the form was
 * loaded. Idempotent.
 */
export function writePaymentNote(asker: Account, orderId: number, { text, writtenAfter }: Note): Promise<Outcome> {
  return transact(PAYMENT_NOTE_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'providerDesk')
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('key share')
    if (!order) throw notFound()
    const number = writtenAfter + 1
    const note = { orderId, number, accountId: asker.id, text, createdAt: now() }
    const [before] = await tx
      .select({ number: paymentNotes.number })
      .from(paymentNotes)
      .where(at(orderId, writtenAfter))
    if (writtenAfter > 0 && !before) return refused('notes-changed', PAYMENT_NOTE_MESSAGES.stale)
    const [written] = await tx.insert(paymentNotes).values(note).onConflictDoNothing().returning()
    if (written) return { ok: true }
    const [there] = await tx.select().from(paymentNotes).where(at(orderId, number))
    const isSame = there?.accountId === asker.id && there.text === text
    return isSame ? { ok: true } : refused('notes-changed', PAYMENT_NOTE_MESSAGES.stale)
  })
}

const at = (orderId: number, number: number) => and(eq(paymentNotes.orderId, orderId), eq(paymentNotes.number, number))

/** The number of payment notes of an order. 404 for an unknown order. */
export async function countPaymentNotes(asker: Account, orderId: number): Promise<number> {
  requireArea(asker, 'providerDesk')
  const [order] = await db()
    .select({ notes: db().$count(paymentNotes, eq(paymentNotes.orderId, orders.id)) })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) throw notFound()
  return order.notes
}
