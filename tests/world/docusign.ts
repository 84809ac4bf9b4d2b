import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { granted } from '#demo/builder/granted'
import { aPdf } from '#tests/world/files/pdfs'
import { startDocusign } from '#tests/world/outside/docusign'
import { anUnsignedOrder } from '#tests/world/signing'
import { addDays } from '~/models/trade/days/days'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { orderItems, signingEvents } from '~/server/db/schema'
import { setEnv } from '~/server/env.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { forgetAccessToken } from '~/server/signing/docusign/access-token.server'
import { changeDays } from '~/services/orders/items/amend-item.server'
import { handleWebhook } from '~/services/signing/docusign/envelope-queue.server'
import { processEnvelopes } from '~/services/signing/docusign/process-envelopes.server'

/** What DocuSign hands out once it is signed. */
export const SIGNED = await aPdf('Signed in DocuSign, with its certificate')

type Docusign = Awaited<ReturnType<typeof startDocusign>>

/** DocuSign for a file of tests, which is well again before each; call at the top. Each begins at the same time of day. */
export function useDocusign() {
  let docusign: Docusign
  let minute = 0
  const later = (minutes = 2) => {
    minute += minutes
    setClock(new Date(Date.UTC(2026, 10, 20, 15, minute)))
  }
  beforeAll(async () => {
    docusign = await startDocusign(SIGNED)
  })
  beforeEach(() => {
    setEnv(docusign.settings)
    docusign.behave(null)
    forgetAccessToken()
    minute = 0
    later()
  })
  afterAll(async () => {
    setClock()
    setEnv()
    await docusign.stop()
  })
  return {
    docusign: () => docusign,
    later,
    minute: () => minute,
    /** An order whose agreement waits in DocuSign. */
    async anOrderInDocusign() {
      const order = await anUnsignedOrder()
      await tend()
      return { ...order, envelope: docusign.last() }
    },
  }
}

/** What the job does when it is woken. */
export const tend = () => processEnvelopes(serverAsker())

/** The signer is done there, and DocuSign says so. */
export async function answered(envelope: { envelopeId: string }, status: 'completed' | 'declined', reason = '') {
  Object.assign(envelope, { status, reason })
  await handleWebhook(envelope.envelopeId)
  await tend()
}

export function eventsOf(orderId: number) {
  return db().select().from(signingEvents).where(eq(signingEvents.orderId, orderId)).orderBy(asc(signingEvents.number))
}

export const kindsOf = async (orderId: number) => (await eventsOf(orderId)).map(({ kind }) => kind)

/** What is booked in an order of one vehicle, and who may do something about it. */
export async function itemOf(orderId: number, dana: Account, projectId: string) {
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  if (!item) throw new Error('The order has lost its item.')
  return { item, at: { orderId, projectId, orderItemId: item.id }, dana }
}

/** A vehicle of an order is booked a day later. */
export async function movedDays({ item, at, dana }: Awaited<ReturnType<typeof itemOf>>) {
  const days = { from: addDays(item.bookedFrom, 1), to: addDays(item.bookedTo, 1) }
  granted(await changeDays(dana, at, { ...days, revision: item.revision, seen: item.priceCents }))
}
