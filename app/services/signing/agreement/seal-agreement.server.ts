import { and, eq, isNull } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { db, inTransaction } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { fileStore } from '~/server/files/store.server'
import { errorText, log } from '~/server/log.server'
import { sealPdf } from '~/server/signing/seal-pdf.server'
import { allEvents } from '../events/all-events.server'
import { appendEvent, SYSTEM_ACTOR } from '../events/append-event.server'
import { sha256 } from '../events/event-hash.server'
import { lockSigning } from '../events/lock-signing.server'
import { agreementFileKey } from './agreement-file-key'
import { agreementPdf } from './agreement-pdf.server'
import { selectAgreements } from './current-agreement.server'

/**
 * Makes the sealed PDF of a signed agreement, once: the file first, then the event and the row that name it. Throws when
 * the store cannot take it; it is tried again by the clock.
 */
export function sealAgreement(agreementId: string): Promise<void> {
  return inTransaction(async (tx) => {
    const [held] = await tx.select().from(agreements).where(eq(agreements.id, agreementId))
    if (!held) return
    await lockSigning(tx, held.orderId)
    const [agreement] = await selectAgreements(tx, eq(agreements.id, agreementId))
    if (agreement?.status !== 'signed' || agreement.documentKey || agreement.signedWith !== 'built-in') return
    const events = await allEvents(tx, agreement.orderId)
    const document = await sealPdf(await agreementPdf({ agreement, use: 'signed', events, madeAt: now() }))
    const documentSha256 = sha256(document)
    const documentKey = agreementFileKey(agreementId, documentSha256)
    await (await fileStore()).put(documentKey, document)
    await tx.update(agreements).set({ documentKey }).where(eq(agreements.id, agreementId))
    await appendEvent(tx, SYSTEM_ACTOR, { ...agreement, textSha256: documentSha256 }, 'sealed')
  })
}

/** Makes what could not be made when it was signed. */
export async function sealPending(): Promise<void> {
  const waiting = await db()
    .select({ id: agreements.id })
    .from(agreements)
    .where(and(eq(agreements.status, 'signed'), isNull(agreements.documentKey), eq(agreements.signedWith, 'built-in')))
  for (const { id } of waiting) {
    await sealAgreement(id).catch((error) => log.error({ agreement: id, error: errorText(error) }, 'sealing failed'))
  }
}
