import { aBookedItem } from '#tests/world/orders'
import { aPaper } from '#tests/world/papers'
import { anAdmin } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { aRecipient, DRIVER } from '#tests/world/recipients'
import { now, setClock } from '~/server/clock.server'
import { theServer } from '~/server/session/server-asker.server'
import { remindOfCoi } from '~/services/orders/papers/remind-of-coi.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'
import { resendPickupDetails } from '~/services/pickup/recipients/resend-pickup-details.server'
import { sendPickupDetails } from '~/services/pickup/recipients/send-pickup-details.server'
import type { Button } from './item-buttons'

/** What is done before a vehicle is fetched. */
export const OF_PICKUPS: readonly Button[] = [
  [
    'send the pickup details',
    'pickup/recipients/issue-pickup-link',
    async () => {
      const { dana, at } = await aPickup()
      return () => sendPickupDetails(dana, at, { ...DRIVER, sent: 0 })
    },
  ],
  [
    'send the pickup details again',
    'pickup/recipients/issue-pickup-link',
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
      return () => notifyOwner({ account: dana, holder: null }, at, 30)
    },
  ],
  [
    'remind of a certificate that runs out',
    'orders/papers/remind-of-coi',
    async () => {
      const { dana, at } = await aPickup()
      await aPaper(at, dana, { expiresOn: '2026-11-25' })
      return () => remindOfCoi(theServer())
    },
  ],
]

/** A vehicle that can be fetched today. */
async function aPickup() {
  const dana = await anAdmin()
  const { at } = await aBookedItem(dana, await aProject({ Owner: dana }), { from: '2026-11-20', to: '2026-12-11' })
  return { dana, at }
}
