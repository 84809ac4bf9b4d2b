import { SIGNER } from '#tests/world/paperwork'
import { agreementOf, anUnsignedOrder, aSignature, theSigner } from '#tests/world/signing'
import { now, setClock } from '~/server/clock.server'
import { declineAgreement } from '~/services/signing/decline-agreement.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'
import { signAgreement } from '~/services/signing/sign-agreement.server'
import type { Button } from './item-buttons'

/** What is done about an order's agreement, some minutes after it was sent. */
export const OF_AGREEMENTS: readonly Button[] = [
  [
    'sign the agreement',
    'signing/sign-agreement',
    async () => {
      const { orderId } = await sentAWhileAgo()
      const [signer, signature] = [await theSigner(orderId), await aSignature(orderId)]
      return () => signAgreement(signer, signature)
    },
  ],
  [
    'decline the agreement',
    'signing/decline-agreement',
    async () => {
      const { orderId } = await sentAWhileAgo()
      const [signer, { text }] = [await theSigner(orderId), await aSignature(orderId)]
      return () => declineAgreement(signer, { reason: 'Too dear.', text })
    },
  ],
  [
    'send the agreement to somebody else',
    'signing/issue-agreement',
    async () => {
      const { orderId, dana } = await sentAWhileAgo()
      const { id: replaces } = await agreementOf(orderId)
      return () => sendAgreement(dana, orderId, { ...SIGNER, email: 'right@redclay.example', replaces })
    },
  ],
  [
    'send the agreement again',
    'signing/reissue-signing-link',
    async () => {
      const { orderId, dana } = await sentAWhileAgo()
      return () => resendAgreement(dana, orderId)
    },
  ],
]

async function sentAWhileAgo() {
  const order = await anUnsignedOrder()
  setClock(new Date(now().getTime() + 5 * 60_000))
  return order
}
