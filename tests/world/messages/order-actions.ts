import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { aDocument } from '#tests/world/documents'
import { aFinishedReturn } from '#tests/world/inspections'
import { aBookedItem, anAgreedVehicle } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { aRecipient, byAccount, DRIVER } from '#tests/world/recipients'
import { agreementOf, anUnsignedOrder, aSignature, theSigner } from '#tests/world/signing'
import { AMENDMENT_KINDS, type AmendmentKind } from '~/models/trade/vocabulary/orders'
import { now, setClock } from '~/server/clock.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { remindOfCoiExpiry } from '~/services/documents/remind-of-coi-expiry.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import type { ItemRef } from '~/services/orders/items/require-item.server'
import { sendDueNotices } from '~/services/orders/send-due-notices.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'
import { confirmReturn, objectToReturn } from '~/services/pickup/return.server'
import { resendPickupDetails, sendPickupDetails } from '~/services/pickup/send-pickup-details.server'
import { declineAgreement, signAgreement } from '~/services/signing/answer-agreement.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'

/** By '<service file>: <description>', functions that prepare the data and return an action that can be repeated. */
export type Actions = Record<string, () => Promise<() => Promise<unknown>>>

/** Actions about orders that send a message. */
export const ORDER_ACTIONS: Actions = {
  ...Object.fromEntries(
    AMENDMENT_KINDS.map((kind) => [
      `orders/items/apply-amendment: ${kind}`,
      async () => {
        const dana = await anAdmin()
        const from = kind === 'cancel' || kind === 'change' ? '2026-12-07' : '2026-11-20'
        const { ref } = await aBookedItem(dana, await aProject({ Owner: dana }), { from, to: '2026-12-11' })
        return AMENDMENTS[kind](dana, ref)
      },
    ]),
  ),
  'orders/items/moved-days: free days that others want': async () => {
    const [dana, eve, owner] = [await anAdmin(), await anAdmin('eve'), await anOwner()]
    const vehicleId = await aVehicle(owner)
    await anAgreedVehicle({ projectId: await aProject({ Owner: eve }), renter: eve, owner, vehicleId })
    const { ref } = await aBookedItem(dana, await aProject({ Owner: dana }), { owner, vehicleId })
    return AMENDMENTS.cancel(dana, ref)
  },
  'orders/send-due-notices: send due notices': async () => {
    const dana = await anAdmin()
    await aBookedItem(dana, await aProject({ Owner: dana }), { from: '2026-11-20', to: '2026-11-20' })
    return () => sendDueNotices(serverAsker())
  },
  'signing/agreement/record-answer: sign the agreement': async () => {
    const { orderId } = await sentAWhileAgo()
    const [signer, signature] = [await theSigner(orderId), await aSignature(orderId)]
    return () => signAgreement(signer, signature)
  },
  'signing/agreement/record-answer: decline the agreement': async () => {
    const { orderId } = await sentAWhileAgo()
    const [signer, { text }] = [await theSigner(orderId), await aSignature(orderId)]
    return () => declineAgreement(signer, { reason: 'Too dear.', text })
  },
  'signing/write-agreement: send the agreement to somebody else': async () => {
    const { orderId, dana } = await sentAWhileAgo()
    const { id: replaces } = await agreementOf(orderId)
    return () => sendAgreement(dana, orderId, { ...SIGNER, email: 'right@redclay.example', replaces })
  },
  'signing/resend-agreement: resend the agreement': async () => {
    const { orderId, dana } = await sentAWhileAgo()
    return () => resendAgreement(dana, orderId)
  },
  'pickup/pickup-link: send the pickup details': async () => {
    const { dana, ref } = await aPickup()
    return () => sendPickupDetails(dana, ref, { ...DRIVER, drawnAt: now() })
  },
  'pickup/pickup-link: resend the pickup details': async () => {
    const { dana, ref } = await aPickup()
    const { id: recipientId } = await aRecipient(dana, ref)
    setClock(new Date(now().getTime() + 5 * 60_000))
    return () => resendPickupDetails(dana, { ...ref, recipientId })
  },
  'pickup/notify-owner: notify the owner of an arrival': async () => {
    const { dana, ref } = await aPickup()
    return () => notifyOwner(crewOf(dana, ref), 30)
  },
  'pickup/return: confirm a return': async () => {
    const { dana, ref } = await aPickup()
    await aFinishedReturn(ref, 'renter', dana)
    return () => confirmReturn(crewOf(dana, ref))
  },
  'pickup/return: dispute a return': async () => {
    const { dana, owner, ref } = await aPickup()
    await aFinishedReturn(ref, 'renter', dana)
    unwrap(await confirmReturn(crewOf(dana, ref)))
    return () => objectToReturn(owner, ref.orderItemId, 'The trunk does not close.')
  },
  'documents/remind-of-coi-expiry: remind of an expiring COI': async () => {
    const { dana, ref } = await aPickup()
    await aDocument(ref, dana, { expiresOn: '2026-11-25' })
    return () => remindOfCoiExpiry(serverAsker())
  },
}

/** Amendments with days that are valid on November 20, 2026, at the listed rate. */
const AMENDMENTS: Record<AmendmentKind, (by: Account, ref: ItemRef) => () => Promise<unknown>> = {
  cancel: (by, ref) => () => cancelItem(by, ref, { revision: 1 }),
  change: (by, ref) => () => changeDays(by, ref, { from: '2026-12-08', to: '2026-12-09', revision: 1, seen: 20_000 }),
  extend: (by, ref) => () => extendItem(by, ref, { to: '2026-12-12', revision: 1, seen: 110_000 }),
  complete: (by, ref) => () => completeItem(by, ref, { to: '2026-11-20', revision: 1 }),
}

async function sentAWhileAgo() {
  const order = await anUnsignedOrder()
  setClock(new Date(now().getTime() + 5 * 60_000))
  return order
}

/** A vehicle that can be picked up today. */
async function aPickup() {
  const dana = await anAdmin()
  const { ref, owner } = await aBookedItem(dana, await aProject({ Owner: dana }), {
    from: '2026-11-20',
    to: '2026-12-11',
  })
  return { dana, owner, ref }
}

const crewOf = (account: Account, ref: { orderId: number; orderItemId: string }) =>
  ({ ...byAccount(account, ref.orderId), ...ref }) as const
