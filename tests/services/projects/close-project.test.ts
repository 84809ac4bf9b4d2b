import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, anOwner, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { ASKED, aDeal, anInquiry, anotherDeal, inquiriesAbout } from '#tests/world/deals'
import { messagesTo } from '#tests/world/messages/outbox'
import { anAgreedVehicle, anOrder, aVehicleInCart, withBilling } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { setClock } from '~/server/clock.server'
import {
  activity,
  cartItems,
  carts,
  db,
  inquiries,
  orderItems,
  projects,
  vehicleBlocks,
} from '~/server/db/client.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { requireMembership } from '~/services/crew/membership.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { createList } from '~/services/lists/write-list.server'
import { closeProject, closingSummary } from '~/services/projects/close-project.server'

useDatabase()
const NOW = new Date('2026-11-20T15:00:00Z')
beforeEach(() => setClock(NOW))

const DONE = { ok: true }
const statusOf = async (projectId: string) =>
  (await db().select().from(projects).where(eq(projects.id, projectId)))[0]?.status
const activityIn = async (projectId: string) => {
  const rows = await db().select().from(activity).where(eq(activity.projectId, projectId)).orderBy(asc(activity.id))
  return rows.map(({ kind }) => kind)
}

describe('closing a project', () => {
  test('withdraws open inquiries, keeps agreed ones and mails each owner once', async () => {
    const [open, omar] = [await aDeal(), await anOwner()]
    const { owner: walt, projectId, renter } = open
    await anInquiry(open)
    await anInquiry(await anotherDeal(open))
    const agreed = await anAgreedVehicle({ projectId, renter, owner: omar })
    expect(await closeProject(renter, projectId)).toEqual(DONE)

    expect(await inquiriesAbout(open)).toMatchObject([{ status: 'withdrawn', closedBy: 'renter', closedAt: NOW }])
    expect(await inquiriesAbout(agreed)).toMatchObject([{ status: 'agreed', closedBy: 'owner' }])
    const closing = async (to: string) =>
      (await messagesTo(to)).filter(({ subject }) => subject === 'Red Clay Pictures has closed its project')
    const [[toWalt, ...others], [toOmar]] = [await closing(walt.email), await closing(omar.email)]
    expect(others).toEqual([])
    expect(toWalt?.bodyText).toContain('Withdrawn, no answer needed:')
    expect(toWalt?.bodyText.match(/1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026/g)).toHaveLength(2)
    expect(toWalt?.bodyText).not.toContain('Agreed but not booked')
    expect(toOmar?.bodyText).toContain('Agreed but not booked. These days are open again:')
    expect(toOmar?.bodyText).not.toContain('Withdrawn')
    expect((await activityIn(projectId)).slice(-3)).toEqual([
      'inquiry-withdrawn',
      'inquiry-withdrawn',
      'project-closed',
    ])
  })

  test('makes expired inquiries lapse without mailing anybody', async () => {
    const deal = await aDeal()
    await anInquiry(deal, { dayLimit: 1 })
    setClock(new Date('2026-11-22T15:00:00Z'))
    const before = (await messagesTo(deal.owner.email)).length
    await closeProject(deal.renter, deal.projectId)
    expect(await inquiriesAbout(deal)).toMatchObject([{ status: 'lapsed' }])
    expect(await messagesTo(deal.owner.email)).toHaveLength(before)
  })

  test('leaves agreed rates that have started out of the email', async () => {
    const [dana, omar] = [await anAdmin(), await anOwner()]
    const projectId = await aProject({ Owner: dana })
    for (const from of ['2026-11-19', '2026-11-20'])
      await anAgreedVehicle({ projectId, renter: dana, owner: omar, from, to: '2026-11-24' })
    expect(await closingSummary(await requireMembership(dana, projectId))).toMatchObject({ agreed: 1 })
    await closeProject(dana, projectId)
    const message = (await messagesTo(omar.email)).find(({ subject }) => subject.includes('closed'))
    expect(message?.bodyText).toContain('Nov 20, 2026 to Nov 24, 2026')
    expect(message?.bodyText).not.toContain('Nov 19, 2026')
  })

  test('does not count an agreed rate whose days others have taken', async () => {
    const dana = await anAdmin()
    const projectId = await aProject({ Owner: dana })
    const { vehicleId } = await anAgreedVehicle({ projectId, renter: dana })
    await anAgreedVehicle({ projectId, renter: dana })
    await db().insert(vehicleBlocks).values({ vehicleId, kind: 'owner', period: '[2026-12-09,2026-12-10)' })
    expect(await closingSummary(await requireMembership(dana, projectId))).toMatchObject({ agreed: 1 })
  })

  test('removes its vehicles from carts, invalidates their pages and keeps orders', async () => {
    const dana = await anAdmin()
    const projectId = await aProject({ Owner: dana })
    const { orderId } = await anOrder(dana, projectId)
    await aVehicleInCart({ projectId, renter: dana })
    await withBilling(dana)
    const before = await findCart(dana)
    const membership = await requireMembership(dana, projectId)
    expect(await closingSummary(membership)).toEqual({ inquiries: 0, agreed: 1, cartItems: 1, orders: 1 })
    expect(await closeProject(dana, projectId)).toEqual(DONE)

    expect(await db().$count(cartItems, eq(cartItems.projectId, projectId))).toBe(0)
    const [cart] = await db().select().from(carts).where(eq(carts.accountId, dana.id))
    expect(cart).toMatchObject({ projectId: null, revision: (before?.revision ?? 0) + 1 })
    expect(await placeOrder(dana, { ...SIGNER, revision: before?.revision ?? 0 })).toMatchObject({
      code: 'cart-changed',
    })
    expect(await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))).toMatchObject([
      { status: 'confirmed' },
    ])
  })

  test('does not affect other projects and their carts', async () => {
    const dana = await anAdmin()
    const [projectId, other] = [await aProject({ Owner: dana }), await aProject({ Owner: dana })]
    const deal = await aDeal()
    await anInquiry(deal)
    await aVehicleInCart({ projectId: other, renter: dana })
    await closeProject(dana, projectId)
    expect([await statusOf(projectId), await statusOf(other)]).toEqual(['inactive', 'active'])
    expect(await db().$count(cartItems, eq(cartItems.projectId, other))).toBe(1)
    expect(await inquiriesAbout(deal)).toMatchObject([{ status: 'open' }])
  })

  test('four times at once closes it once', async () => {
    const deal = await aDeal()
    await anInquiry(deal)
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => closeProject(deal.renter, deal.projectId)))
    expect(outcomes).toEqual([DONE, DONE, DONE, DONE])
    expect((await activityIn(deal.projectId)).filter((kind) => kind === 'project-closed')).toHaveLength(1)
    expect((await messagesTo(deal.owner.email)).filter(({ subject }) => subject.includes('closed'))).toHaveLength(1)
  })
})

describe('concurrently with the closing', () => {
  test('an inquiry is either sent and then withdrawn, or refused', async () => {
    const deal = await aDeal()
    const [sent] = await Promise.all([sendInquiry(deal.renter, deal, ASKED), closeProject(deal.renter, deal.projectId)])
    const made = await inquiriesAbout(deal)
    expect(made.map(({ status }) => status)).toEqual(sent.ok ? ['withdrawn'] : [])
  })

  test('an acceptance either comes first or finds the inquiry withdrawn', async () => {
    const deal = await aDeal()
    const inquiryId = await anInquiry(deal)
    const party = { side: 'owner', inquiryId } as const
    const [answered] = await Promise.all([
      answerOffer(deal.owner, party, 'accept', 1),
      closeProject(deal.renter, deal.projectId),
    ])
    const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.id, inquiryId))
    expect(inquiry?.status).toBe(answered.ok ? 'agreed' : 'withdrawn')
  })

  test('an order is either placed or refused', async () => {
    const dana = await anAdmin()
    const projectId = await aProject({ Owner: dana })
    await aVehicleInCart({ projectId, renter: dana })
    await withBilling(dana)
    const { revision = 0 } = (await findCart(dana)) ?? {}
    const [placed] = await Promise.all([placeOrder(dana, { ...SIGNER, revision }), closeProject(dana, projectId)])
    expect(await db().$count(cartItems, eq(cartItems.accountId, dana.id))).toBe(0)
    if (!placed.ok) expect(placed.code).toBe('cart-changed')
  })

  test('a list is either created or refused', async () => {
    const dana = await anAdmin()
    const projectId = await aProject({ Owner: dana })
    const list = { name: 'Chase', season: '', episode: '', act: '', scene: '', shotDescription: '', location: '' }
    const [made, closed] = await Promise.all([
      createList(dana, { projectId, list, writtenAfter: null }),
      closeProject(dana, projectId),
    ])
    unwrap(closed)
    const kinds = await activityIn(projectId)
    expect(kinds).toEqual(made.ok ? ['list-created', 'project-closed'] : ['project-closed'])
  })
})
