import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aPdf } from '#tests/world/files/pdfs'
import { startDocusign } from '#tests/world/outside/docusign'
import { anUnsignedOrder } from '#tests/world/signing'
import { setClock } from '~/server/clock.server'
import { setEnv } from '~/server/env.server'
import { serverAsker } from '~/server/session/asker.server'
import { forgetAccessToken } from '~/server/signing/docusign/access-token.server'
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
