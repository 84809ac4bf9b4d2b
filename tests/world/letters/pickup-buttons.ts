import { granted } from '#demo/builder/granted'
import { aFinishedReturn } from '#tests/world/inspections'
import { aBookedItem } from '#tests/world/orders'
import { aPaper } from '#tests/world/papers'
import { anAdmin } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { aRecipient, byAccount, DRIVER } from '#tests/world/recipients'
import { now, setClock } from '~/server/clock.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { remindOfCoiExpiry } from '~/services/documents/remind-of-coi-expiry.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'
import { confirmReturn, objectToReturn } from '~/services/pickup/return.server'
import { resendPickupDetails, sendPickupDetails } from '~/services/pickup/send-pickup-details.server'
import type { Button } from './item-buttons'

/** What is done before a vehicle is fetched. */
export const OF_PICKUPS: readonly Button[] = [
  [
    'send the pickup details',
    'pickup/pickup-link',
    async () => {
      const { dana, at } = await aPickup()
      return () => sendPickupDetails(dana, at, { ...DRIVER, drawnAt: now() })
    },
  ],
  [
    'send the pickup details again',
    'pickup/pickup-link',
    async () => {
      const { dana, at } = await aPickup()
      const { id: recipientId } = await aRecipient(dana, at)
      setClock(new Date(now().getTime() + 5 * 60_000))
      return () => resendPickupDetails(dana, { ...at, recipientId })
    },
  ],
  [
    'tell the owner of an arrival',
    'pickup/notify-owner',
    async () => {
      const { dana, at } = await aPickup()
      return () => notifyOwner(crewOf(dana, at), 30)
    },
  ],
  [
    'confirm a return',
    'pickup/return',
    async () => {
      const { dana, at } = await aPickup()
      await aFinishedReturn(at, 'renter', dana)
      return () => confirmReturn(crewOf(dana, at))
    },
  ],
  [
    'object to a return',
    'pickup/return',
    async () => {
      const { dana, owner, at } = await aPickup()
      await aFinishedReturn(at, 'renter', dana)
      granted(await confirmReturn(crewOf(dana, at)))
      return () => objectToReturn(owner, at.orderItemId, 'The trunk does not close.')
    },
  ],
  [
    'remind of a certificate that runs out',
    'documents/remind-of-coi-expiry',
    async () => {
      const { dana, at } = await aPickup()
      await aPaper(at, dana, { expiresOn: '2026-11-25' })
      return () => remindOfCoiExpiry(serverAsker())
    },
  ],
]

/** A vehicle that can be fetched today. */
async function aPickup() {
  const dana = await anAdmin()
  const { at, owner } = await aBookedItem(dana, await aProject({ Owner: dana }), {
    from: '2026-11-20',
    to: '2026-12-11',
  })
  return { dana, owner, at }
}

const crewOf = (account: Account, at: { orderId: number; orderItemId: string }) =>
  ({ ...byAccount(account, at.orderId), ...at }) as const
