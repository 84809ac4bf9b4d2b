import { nextTry } from '~/models/signing/next-look'
import type { EnvelopeStep } from '~/models/trade/vocabulary/envelope-steps'
import { now } from '~/server/clock.server'
import { errorText, log } from '~/server/log.server'
import type { Server } from '~/server/session/asker.server'
import { DocusignFailure } from '~/server/signing/docusign/docusign-failure.server'
import { claimEnvelope, type Envelope, putBack } from './envelope-rows.server'
import { fetchPaper } from './fetch-paper.server'
import { followEnvelope } from './follow-envelope.server'
import { makeEnvelope } from './make-envelope.server'
import { sendEnvelope } from './send-envelope.server'
import { voidEnvelopeOf } from './void-envelope.server'

/**
 * Does what is due about envelopes in DocuSign, one step at a time, until nothing is due; answers how many steps were
 * done and how many failed for now. Those are tried again by the clock, later each time, for as long as it takes.
 */
export async function tendEnvelopes(server: Server, mayGoOn = () => true): Promise<{ done: number; failed: number }> {
  const counts = { done: 0, failed: 0 }
  while (mayGoOn()) {
    const envelope = await claimEnvelope()
    if (!envelope) break
    counts[await tend(server, envelope)] += 1
  }
  return counts
}

const STEPS: Record<EnvelopeStep, (server: Server, envelope: Envelope) => Promise<void>> = {
  make: (_server, envelope) => makeEnvelope(envelope),
  send: (_server, envelope) => sendEnvelope(envelope),
  follow: followEnvelope,
  fetch: (_server, envelope) => fetchPaper(envelope),
  void: (_server, envelope) => voidEnvelopeOf(envelope),
  over: async () => {},
}

async function tend(server: Server, envelope: Envelope): Promise<'done' | 'failed'> {
  const { agreementId: agreement, step, attempts } = envelope
  try {
    await STEPS[step](server, envelope)
    return 'done'
  } catch (error) {
    const failure = error instanceof DocusignFailure ? error : null
    const reason = failure ? failure.message : errorText(error)
    log.warn({ agreement, step, attempts, reason }, 'DocuSign: a step failed')
    await putBack(envelope, {
      trouble: failure?.trouble ?? 'broken',
      lastError: failure?.message ?? 'Something went wrong on our side.',
      nextAttemptAt: nextTry({ attempts, wanted: failure?.retryAfterSeconds ?? null, now: now() }),
    })
    return 'failed'
  }
}
