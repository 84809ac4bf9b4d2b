import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aList, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal } from '#tests/world/deals'
import { withBilling } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import type { Outcome } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { activity, db } from '~/server/db/client.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { editList } from '~/services/lists/write-list.server'

useDatabase()

const DONE = { ok: true }

test('changes are recorded with who and what, and a repetition without a change is not', async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana)
  const vehicleId = await aVehicle(await anOwner())
  await editList(dana, { projectId, listId, edit: { sent: { name: 'Night traffic' }, revision: 1, loaded: {} } })
  await addVehicle(dana, { projectId, listId, vehicleId })
  await addVehicle(dana, { projectId, listId, vehicleId })
  const history = await db().select().from(activity).where(eq(activity.projectId, projectId)).orderBy(asc(activity.id))
  expect(history).toMatchObject([
    { kind: 'list-edited', accountId: dana.id, subject: { listId } },
    { kind: 'vehicle-added', accountId: dana.id, subject: { listId, vehicleId } },
  ])
  expect(history).toHaveLength(2)
})

test('inquiries, offers, answers, orders and removals are recorded once, with their account', async () => {
  setClock(new Date('2026-12-01T12:00:00Z'))
  const stage = await aDeal()
  const { renter, owner, projectId, listVehicleId } = stage
  const refusedCard = await anotherDeal(stage)
  const inquiryId = await anInquiry(stage)
  const declinedId = await anInquiry(refusedCard)
  const twice = async (action: () => Promise<Outcome>) => expect([await action(), await action()]).toEqual([DONE, DONE])
  await twice(() => counterOffer(owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 }))
  await twice(() => answerOffer(renter, { side: 'renter', projectId, listVehicleId, inquiryId }, 'accept', 2))
  await twice(() => answerOffer(owner, { side: 'owner', inquiryId: declinedId }, 'decline', 1))
  await twice(() => removeVehicle(renter, refusedCard))
  await addToCart(renter, stage)
  await withBilling(renter)
  const revision = (await findCart(renter))?.revision ?? 0
  const placed = await placeOrder(renter, { ...SIGNER, revision })
  expect(await placeOrder(renter, { ...SIGNER, revision })).toEqual(placed)
  setClock()

  const history = await db().select().from(activity).where(eq(activity.projectId, projectId)).orderBy(asc(activity.id))
  expect(history.map(({ kind, accountId, subject }) => ({ kind, accountId, subject }))).toEqual([
    { kind: 'inquiry-sent', accountId: renter.id, subject: { inquiryId } },
    { kind: 'inquiry-sent', accountId: renter.id, subject: { inquiryId: declinedId } },
    { kind: 'offer-countered', accountId: owner.id, subject: { inquiryId, round: 2 } },
    { kind: 'offer-accepted', accountId: renter.id, subject: { inquiryId, round: 2 } },
    { kind: 'offer-declined', accountId: owner.id, subject: { inquiryId: declinedId, round: 1 } },
    { kind: 'vehicle-removed', accountId: renter.id, subject: { listVehicleId: refusedCard.listVehicleId } },
    { kind: 'order-placed', accountId: renter.id, subject: { orderId: placed.ok && placed.orderId } },
  ])
})
