import { and, eq, sql } from 'drizzle-orm'
import type { EnvelopeStep } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { type Db, db, envelopes, type Tx } from '~/server/db/client.server'
import { claimRows, isLeasedBy } from '~/server/jobs/claim.server'

export type Envelope = typeof envelopes.$inferSelect

/** Longer than any step takes. */
const LEASE_MS = 240_000

/** Claims the envelope that has been due the longest. */
export async function claimEnvelope(): Promise<Envelope | undefined> {
  const { set, where } = claimRows(envelopes, {
    id: envelopes.agreementId,
    isOpen: sql`step <> 'done'`,
    limit: 1,
    leaseMs: LEASE_MS,
  })
  const [row] = await db().update(envelopes).set(set).where(where).returning()
  return row
}

/** Whether the claimed step is still current; false after a withdrawal. Locks the row until the transaction ends. */
export async function isCurrentStep(tx: Tx, envelope: Envelope): Promise<boolean> {
  const rows = await tx.select().from(envelopes).where(matchesClaim(envelope)).for('update')
  return rows.length > 0
}

export function requireEnvelopeId({ envelopeId }: Envelope): string {
  if (!envelopeId) throw new Error('The envelope has no id in DocuSign yet.')
  return envelopeId
}

type Next = { step: EnvelopeStep; at?: Date; envelopeId?: string }

/**
 * Sets the next step of a claimed envelope, due at `at` (default now), or now if a webhook arrived since the claim. If
 * it was withdrawn in the meantime, it stays withdrawn and only its DocuSign id is stored.
 */
export async function advanceStep(
  on: Db | Tx,
  envelope: Envelope,
  { step, at = now(), envelopeId }: Next,
): Promise<void> {
  const known = { envelopeId: envelopeId ?? envelope.envelopeId, leasedUntil: null }
  const nextAttemptAt = sql`case when ${envelopes.webhookCount} = ${envelope.webhookCount} then ${at.toISOString()}::timestamptz
    else ${now().toISOString()}::timestamptz end`
  const [gone] = await on
    .update(envelopes)
    .set({ ...known, step, attempts: 0, problem: null, lastError: null, nextAttemptAt })
    .where(matchesClaim(envelope))
    .returning({ id: envelopes.agreementId })
  if (!gone) await on.update(envelopes).set(known).where(isLeased(envelope))
}

/** Releases a claimed envelope whose step failed, with the reason. */
export async function releaseEnvelope(
  envelope: Envelope,
  failed: Pick<Envelope, 'problem' | 'lastError' | 'nextAttemptAt'>,
): Promise<void> {
  await db()
    .update(envelopes)
    .set({ ...failed, leasedUntil: null })
    .where(matchesClaim(envelope))
  await db().update(envelopes).set({ leasedUntil: null }).where(isLeased(envelope))
}

const isLeased = (envelope: Envelope) =>
  and(eq(envelopes.agreementId, envelope.agreementId), isLeasedBy(envelopes, envelope))

const matchesClaim = (envelope: Envelope) => and(isLeased(envelope), eq(envelopes.step, envelope.step))
