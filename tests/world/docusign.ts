import { afterAll, beforeAll, beforeEach } from 'vitest'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { aPdf } from '#tests/world/files/pdfs'
import { startDocusign } from '#tests/world/outside/docusign'
import { anUnsignedOrder } from '#tests/world/signing'
import { setClock } from '~/server/clock.server'
import { setEnv } from '~/server/env.server'
import { serverAsker } from '~/server/session/asker.server'
import { forgetAccessToken } from '~/server/signing/docusign/access-token.server'
import { handleWebhook } from '~/services/signing/docusign/envelope-queue.server'
import { processEnvelopes } from '~/services/signing/docusign/process-envelopes.server'

/** The signed document that DocuSign returns. */
export const SIGNED = await aPdf('Signed in DocuSign, with its certificate')

type Docusign = Awaited<ReturnType<typeof startDocusign>>

/** Call it at the top of a test file: a DocuSign double that behaves normally and a fixed clock before each test. */
export function useDocusign() {
  checkFilesHere()
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
    /** An order whose agreement is waiting to be signed in DocuSign. */
    async anOrderInDocusign() {
      const order = await anUnsignedOrder()
      await processDueEnvelopes()
      return { ...order, envelope: docusign.last() }
    },
  }
}

/** Runs the envelope job once. */
export const processDueEnvelopes = () => processEnvelopes(serverAsker())

/** The signer responds in DocuSign, which sends a webhook. */
export async function answered(envelope: { envelopeId: string }, status: 'completed' | 'declined', reason = '') {
  Object.assign(envelope, { status, reason })
  await handleWebhook(envelope.envelopeId)
  await processDueEnvelopes()
}
