import { retryAt } from '~/models/signing/envelope'
import type { EnvelopeStep } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { errorText, log } from '~/server/log.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { DocusignFailure } from '~/server/signing/docusign/docusign-failure.server'
import { claimEnvelope, type Envelope, releaseEnvelope } from './envelope-rows.server'
import { createEnvelope, fetchDocument, sendEnvelope, voidAgreementEnvelope } from './envelope-steps.server'
import { pollEnvelope } from './poll-envelope.server'

/**
 * Processes due envelopes in DocuSign, one step at a time, until nothing is due. Failed steps are retried with backoff,
 * without a limit. Returns how many steps succeeded and failed.
 */
export async function processEnvelopes(
  server: ServerAsker,
  shouldContinue = () => true,
): Promise<{ done: number; failed: number }> {
  const counts = { done: 0, failed: 0 }
  while (shouldContinue()) {
    const envelope = await claimEnvelope()
    if (!envelope) break
    counts[await processStep(server, envelope)] += 1
  }
  return counts
}

const STEPS: Record<EnvelopeStep, (server: ServerAsker, envelope: Envelope) => Promise<void>> = {
  create: (_server, envelope) => createEnvelope(envelope),
  send: (_server, envelope) => sendEnvelope(envelope),
  poll: pollEnvelope,
  fetch: (_server, envelope) => fetchDocument(envelope),
  void: (_server, envelope) => voidAgreementEnvelope(envelope),
  done: async () => {},
}

async function processStep(server: ServerAsker, envelope: Envelope): Promise<'done' | 'failed'> {
  const { agreementId: agreement, step, attempts } = envelope
  try {
    await STEPS[step](server, envelope)
    return 'done'
  } catch (error) {
    const failure = error instanceof DocusignFailure ? error : null
    const reason = failure ? failure.message : errorText(error)
    log.warn({ agreement, step, attempts, reason }, 'DocuSign: a step failed')
    await releaseEnvelope(envelope, {
      problem: failure?.problem ?? 'server-error',
      lastError: failure?.message ?? 'Something went wrong on our side.',
      nextAttemptAt: retryAt({ attempts, wanted: failure?.retryAfterSeconds ?? null, now: now() }),
    })
    return 'failed'
  }
}
