import { aVehicle } from '#tests/world/fleet'
import { aBookedItem, anAgreedVehicle } from '#tests/world/orders'
import { anAdmin, anOwner } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import type { ItemAt } from '~/services/orders/items/require-item.server'
import { sendDueNotices } from '~/services/orders/send-due-notices.server'

type Press = () => Promise<unknown>
/** What somebody is about to press that writes a letter or asks for a code, with the file of its service. */
export type Button = readonly [name: string, service: string, ready: () => Promise<Press>]

/** What is done to booked vehicles. */
export const OF_ITEMS: readonly Button[] = [
  ...(['cancel', 'change', 'extend', 'complete'] as const).map(
    (act): Button => [
      `${act} what is booked`,
      'orders/items/amend-item',
      async () => {
        const dana = await anAdmin()
        const today = act === 'cancel' || act === 'change' ? '2026-12-07' : '2026-11-20'
        const { at } = await aBookedItem(dana, await aProject({ Owner: dana }), { from: today, to: '2026-12-11' })
        return ITEM_BUTTONS[act](dana, at)
      },
    ],
  ),
  [
    'give back days that others want',
    'orders/items/moved-days',
    async () => {
      const [dana, eve, owner] = [await anAdmin(), await anAdmin('eve'), await anOwner()]
      const vehicleId = await aVehicle(owner)
      await anAgreedVehicle({ projectId: await aProject({ Owner: eve }), renter: eve, owner, vehicleId })
      const { at } = await aBookedItem(dana, await aProject({ Owner: dana }), { owner, vehicleId })
      return ITEM_BUTTONS.cancel(dana, at)
    },
  ],
  [
    'tell what the calendar has made due',
    'orders/send-due-notices',
    async () => {
      const dana = await anAdmin()
      await aBookedItem(dana, await aProject({ Owner: dana }), { from: '2026-11-20', to: '2026-11-20' })
      return () => sendDueNotices(serverAsker())
    },
  ],
]

/** Each with days that are right for it on November 20, 2026, at the listed rate. */
const ITEM_BUTTONS: Record<AmendmentKind, (by: Account, at: ItemAt) => Press> = {
  cancel: (by, at) => () => cancelItem(by, at, { revision: 1 }),
  change: (by, at) => () => changeDays(by, at, { from: '2026-12-08', to: '2026-12-09', revision: 1, seen: 20_000 }),
  extend: (by, at) => () => extendItem(by, at, { to: '2026-12-12', revision: 1, seen: 110_000 }),
  complete: (by, at) => () => completeItem(by, at, { to: '2026-11-20', revision: 1 }),
}
