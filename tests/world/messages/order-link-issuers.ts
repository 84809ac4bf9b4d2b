import { unwrap } from '#demo/builder/unwrap'
import { answered, processDueEnvelopes } from '#tests/world/docusign'
import { aPdf } from '#tests/world/files/pdfs'
import { aBookedItem, anOrder } from '#tests/world/orders'
import { startDocusign } from '#tests/world/outside/docusign'
import { BILLING, SIGNER } from '#tests/world/paperwork'
import { aRecipient, DRIVER } from '#tests/world/recipients'
import { agreementOf, aSignature, theSigner } from '#tests/world/signing'
import { now } from '~/server/clock.server'
import { env, setEnv } from '~/server/env.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { correctBilling } from '~/services/orders/correct-billing.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import { resendPickupDetails, sendPickupDetails } from '~/services/pickup/send-pickup-details.server'
import { signAgreement } from '~/services/signing/answer-agreement.server'
import { openSigning } from '~/services/signing/open-signing.server'
import { remindSigners } from '~/services/signing/remind-signers.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'

type Story = { dana: Account; projectId: string }
type IssueLinks = () => Promise<string[]>

const TODAY = '2026-11-20'
const DAY = 86_400_000

/** Calls the order services that issue links and returns the tokens in their results. `later` advances the clock. */
export function orderLinkIssuers(
  story: () => Story,
  later: (milliseconds: number) => void,
): Record<string, IssueLinks> {
  const ordered = async () => anOrder(story().dana, story().projectId)
  const booked = (days: { from?: string; to?: string } = {}) => aBookedItem(story().dana, story().projectId, days)
  const orderAt = async () => ({ orderId: (await ordered()).orderId, projectId: story().projectId })
  return {
    placeOrder: async () => nothing(await ordered()),

    cancelItem: async () => nothing(unwrap(await cancelItem(story().dana, (await booked()).ref, { revision: 1 }))),

    changeDays: async () => {
      const wish = { from: '2026-12-08', to: '2026-12-09', revision: 1, seen: 20_000 }
      return nothing(unwrap(await changeDays(story().dana, (await booked()).ref, wish)))
    },

    extendItem: async () => {
      const { ref } = await booked({ from: TODAY, to: '2026-12-11' })
      return nothing(unwrap(await extendItem(story().dana, ref, { to: '2026-12-12', revision: 1, seen: 110_000 })))
    },

    completeItem: async () => {
      const { ref } = await booked({ from: TODAY, to: '2026-12-11' })
      return nothing(unwrap(await completeItem(story().dana, ref, { to: TODAY, revision: 1 })))
    },

    resendAgreement: async () => {
      const { orderId } = await ordered()
      later(120_000)
      return nothing(unwrap(await resendAgreement(story().dana, orderId)))
    },

    correctBilling: async () => {
      const ref = await orderAt()
      const { id: replaces } = await agreementOf(ref.orderId)
      const billing = { ...BILLING, productionCompanyName: 'Blue Ridge Films LLC', replaces }
      return nothing(unwrap(await correctBilling(story().dana, ref, billing)))
    },

    sendAgreement: async () => nothing(await sentToDana(story().dana, (await ordered()).orderId)),

    openSigning: async () => {
      const { orderId } = await ordered()
      await sentToDana(story().dana, orderId)
      return [unwrap(await openSigning(story().dana, orderId)).token]
    },

    signAgreement: async () => {
      const { orderId } = await ordered()
      return nothing(unwrap(await signAgreement(await theSigner(orderId), await aSignature(orderId))))
    },

    sendPickupDetails: async () =>
      nothing(unwrap(await sendPickupDetails(story().dana, await orderAt(), { ...DRIVER, drawnAt: now() }))),

    resendPickupDetails: async () => {
      const ref = await orderAt()
      const { id: recipientId } = await aRecipient(story().dana, ref)
      later(120_000)
      return nothing(unwrap(await resendPickupDetails(story().dana, { ...ref, recipientId })))
    },

    processEnvelopes: async () => {
      const docusign = await startDocusign(await aPdf('Signed in DocuSign'))
      const { SIGNER: usual } = env()
      setEnv(docusign.settings)
      await ordered()
      await processDueEnvelopes()
      await answered(docusign.last(), 'completed')
      setEnv({ SIGNER: usual })
      await docusign.stop()
      return []
    },

    remindSigners: async () => {
      later(3 * DAY)
      await remindSigners(serverAsker())
      later(-3 * DAY)
      return []
    },
  }
}

const nothing = (_: unknown): string[] => []

async function sentToDana(dana: Account, orderId: number) {
  const { firstName, lastName, email } = dana
  const { id: replaces } = await agreementOf(orderId)
  return unwrap(await sendAgreement(dana, orderId, { ...SIGNER, firstName, lastName, email, replaces }))
}
