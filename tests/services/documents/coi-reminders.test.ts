import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, anOwner, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDocument, signed } from '#tests/world/documents'
import { subjectsTo } from '#tests/world/messages/outbox'
import { anOrder, endItem } from '#tests/world/orders'
import { coverWarning } from '~/models/orders/coi-cover'
import type { Day } from '~/models/trade/days/day'
import { setClock } from '~/server/clock.server'
import { db, documents, orderItems } from '~/server/db/client.server'
import { serverAsker } from '~/server/session/asker.server'
import { orderDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { remindOfCoiExpiry } from '~/services/documents/remind-of-coi-expiry.server'
import { requireOrder } from '~/services/order-page/require-order.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

test('a corrected expiry date is reminded of again, and a cancelled rental is not', async () => {
  const [dana, owner] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const { orderId } = await anOrder(dana, projectId, [
    { owner, from: '2026-12-01', to: '2026-12-02' },
    { owner, from: '2026-12-07', to: '2026-12-11' },
  ])
  const documentId = await aDocument({ orderId }, dana)
  const remindedOf = async (expiresOn: Day) => {
    await db().update(documents).set({ expiresOn }).where(eq(documents.id, documentId))
    await remindOfCoiExpiry(serverAsker())
    return (await subjectsTo(dana)).filter((subject) => subject.includes('COI'))
  }
  expect(await remindedOf('2026-11-30')).toEqual([`The COI for order #${orderId} expires in 10 days`])
  const corrected = `The COI for order #${orderId} expires in 13 days`
  expect((await remindedOf('2026-12-03')).slice(1)).toEqual([corrected])
  const items = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const beyond = items.find(({ bookedFrom }) => bookedFrom === '2026-12-07')
  unwrap(await cancelItem(dana, { orderId, projectId, orderItemId: beyond?.id ?? '' }, { revision: 1 }))
  // after the last day of the other item
  expect((await remindedOf('2026-12-04')).slice(1)).toEqual([corrected])
})

test('a COI that expired before the last day is warned of after the rental, but not when it is cancelled', async () => {
  const dana = await anAdmin()
  const { orderId, items } = await anOrder(dana, await aProject({ Owner: dana }))
  await signed(orderId)
  const documentId = await aDocument({ orderId }, dana, { kind: 'coi' })
  await db().update(documents).set({ expiresOn: '2026-12-09' }).where(eq(documents.id, documentId))
  const warnings = async () => [
    (await orderDocumentsPage(dana, orderId)).form?.warning ?? null,
    (await requireOrder(dana, orderId)).documents.warning,
  ]
  const end = (status: 'completed' | 'cancelled') => endItem(items[0]?.listVehicleId ?? '', { status })
  await end('completed')
  expect(await warnings()).toEqual(Array(2).fill(coverWarning('2026-12-09', '2026-12-11')))
  await end('cancelled')
  expect(await warnings()).toEqual([null, null])
})
