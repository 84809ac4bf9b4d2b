import { and, eq, sql } from 'drizzle-orm'
import type { EnvelopeStep } from '~/models/trade/vocabulary/envelope-steps'
import { now } from '~/server/clock.server'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { envelopes } from '~/server/db/schema'

export type Envelope = typeof envelopes.$inferSelect

/** Longer than any step takes: a process that dies leaves its lease behind, and after this the row is anybody's again. */
const LEASE_MS = 240_000

/** Takes what is due, for this process alone: SKIP LOCKED lets several of them ask at once. */
export async function claimEnvelope(): Promise<Envelope | undefined> {
  const at = now()
  const due = sql`(
    select agreement_id from ${envelopes}
    where step <> 'done' and next_attempt_at <= ${at.toISOString()}
      and (leased_until is null or leased_until <= ${at.toISOString()})
    order by next_attempt_at limit 1 for update skip locked)`
  const [row] = await db()
    .update(envelopes)
    .set({ leasedUntil: new Date(at.getTime() + LEASE_MS), attempts: sql`${envelopes.attempts} + 1` })
    .where(eq(envelopes.agreementId, due))
    .returning()
  return row
}

/** Whether the claimed step is still what is to be done: it is not once the envelope was withdrawn. Held until the end. */
export async function isCurrentStep(tx: Tx, envelope: Envelope): Promise<boolean> {
  const rows = await tx.select().from(envelopes).where(isTheSame(envelope)).for('update')
  return rows.length > 0
}

type Next = { step: EnvelopeStep; at?: Date; envelopeId?: string }

/**
 * Goes on to what is done next about a claimed envelope, at once unless told when. One that was withdrawn meanwhile stays
 * so, and keeps what is known of it. What was heard of it since it was claimed has it done at once.
 */
export async function advanceStep(
  on: Db | Tx,
  envelope: Envelope,
  { step, at = now(), envelopeId }: Next,
): Promise<void> {
  const known = { envelopeId: envelopeId ?? envelope.envelopeId, leasedUntil: null }
  const heard = sql`case when ${envelopes.webhookCount} = ${envelope.webhookCount} then ${at.toISOString()}::timestamptz
    else ${now().toISOString()}::timestamptz end`
  const [gone] = await on
    .update(envelopes)
    .set({ ...known, step, attempts: 0, problem: null, lastError: null, nextAttemptAt: heard })
    .where(isTheSame(envelope))
    .returning({ id: envelopes.agreementId })
  if (!gone) await on.update(envelopes).set(known).where(isLeasedFor(envelope))
}

/** Puts a claimed envelope back, with what was in the way. */
export async function releaseEnvelope(
  envelope: Envelope,
  failed: Pick<Envelope, 'problem' | 'lastError' | 'nextAttemptAt'>,
): Promise<void> {
  await db()
    .update(envelopes)
    .set({ ...failed, leasedUntil: null })
    .where(isTheSame(envelope))
  await db().update(envelopes).set({ leasedUntil: null }).where(isLeasedFor(envelope))
}

/** Only while the lease is this process's own: otherwise another one has it by now. */
const isLeasedFor = ({ agreementId, leasedUntil }: Envelope) =>
  and(eq(envelopes.agreementId, agreementId), leasedUntil ? eq(envelopes.leasedUntil, leasedUntil) : undefined)

const isTheSame = (envelope: Envelope) => and(isLeasedFor(envelope), eq(envelopes.step, envelope.step))
