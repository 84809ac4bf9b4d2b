import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { writeMembers } from '#demo/builder/write-project.server'
import { anAdmin, aProject, aUser, get, signedIn } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { anOrder, endItem } from '#tests/world/orders'
import { aPickup, aRecipient, DRIVER } from '#tests/world/recipients'
import { newAddress } from '#tests/world/sign-ups'
import { responseStatus } from '#tests/world/visits/responses'
import { MAX_RECIPIENTS } from '~/models/trade/constants'
import { now, setClock } from '~/server/clock.server'
import { db, links, orderItems, pickupRecipients } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { exchangePickupLink, requireCrewAccess } from '~/server/session/pickup-access.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { allRecipients, confirmPickup, markPickupOpened, type OrderRef } from '~/services/pickup/recipients.server'
import { requirePickup } from '~/services/pickup/require-pickup.server'
import { resendPickupDetails, revokePickupLink, sendPickupDetails } from '~/services/pickup/send-pickup-details.server'

useDatabase()
const TODAY = new Date('2026-11-20T15:00:00Z')
let dana: Account
let ref: OrderRef
let listVehicleId: string
beforeAll(() => setClock(TODAY))
beforeEach(async () => {
  setClock(TODAY)
  dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const { orderId, items } = await anOrder(dana, projectId)
  ref = { orderId, projectId }
  listVehicleId = items[0]?.listVehicleId ?? ''
})

const later = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1000))
const linksTo = async (address: string) =>
  (await messagesTo(address)).map(({ bodyText }) => /\/pickup\/([\w-]{43})/.exec(bodyText)?.[1] ?? '')
const newest = async (address: string) => (await linksTo(address)).at(-1) ?? ''

/** A request of the browser that opened the link. */
async function comeBy(token: string): Promise<Request> {
  const { cookie } = await exchangePickupLink(token)
  return get(`/pickupDetails/${ref.orderId}`, cookie.split(';', 1)[0])
}
const open = async (token: string) => {
  return requirePickup(await requireCrewAccess(await comeBy(token), { orderId: String(ref.orderId) }))
}
const holderBy = async (token: string) => {
  const access = await requireCrewAccess(await comeBy(token), { orderId: String(ref.orderId) })
  if (access.kind !== 'link') throw new Error('The link lets nobody in.')
  return access
}
const statusBy = async (token: string) => responseStatus(open(token))
const shown = async () => (await allRecipients(dana, ref)).recipients.map(({ status }) => status.label)

test('the dialog names the vehicles that are not cancelled with their first days', async () => {
  const { orderId } = await anOrder(dana, ref.projectId, [{ from: '2026-12-10', to: '2026-12-12' }, {}])
  const { vehicles } = await allRecipients(dana, { ...ref, orderId })
  expect(vehicles.map(({ title, from }) => `${title}, ${from}`)).toEqual([
    '1976 Chevrolet Caprice, Dec 7, 2026',
    '1976 Chevrolet Caprice, Dec 10, 2026',
  ])
  await endItem(listVehicleId, { status: 'cancelled' })
  expect((await allRecipients(dana, ref)).vehicles).toEqual([])
})

describe('somebody who was sent pickup details', () => {
  test('gets one link by email and text message and opens them without an account', async () => {
    const email = newAddress()
    const phoneNumber = '+14045550177'
    expect(await sendPickupDetails(dana, ref, { ...DRIVER, email, phoneNumber, drawnAt: now() })).toEqual({ ok: true })
    const [byMail, bySms] = [await newest(email), await newest(phoneNumber)]
    expect(byMail).toMatch(/^[\w-]{43}$/)
    expect(bySms).toBe(byMail)
    expect(await open(byMail)).toMatchObject({ order: { id: ref.orderId }, recipient: { isConfirmed: false } })
  })

  test('is mailed the booked vehicles without cancelled ones', async () => {
    const { projectId } = ref
    const days = { from: '2026-12-08', to: '2026-12-09' }
    const { orderId } = await anOrder(dana, projectId, [{}, days])
    const [item] = await db()
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.bookedFrom, '2026-12-07')))
    unwrap(await cancelItem(dana, { orderId, projectId, orderItemId: item?.id ?? '' }, { revision: 1 }))
    const { email } = await aRecipient(dana, { orderId, projectId })
    const [mail] = await messagesTo(email)
    expect(mail?.bodyText.match(/^1976 .*$/gm)).toEqual(['1976 Chevrolet Caprice, Dec 8, 2026 to Dec 9, 2026'])
    expect(mail?.bodyText).toContain('From two days before its first day, the link shows where')
    setClock(new Date('2026-12-07T15:00:00Z'))
    const { email: onEve } = await aRecipient(dana, { orderId, projectId })
    expect((await messagesTo(onEve))[0]?.bodyText).toContain('Open the link to see where the vehicle is parked')
  })

  test('is listed as sent, opened and confirmed, and fetching the link is not opening', async () => {
    const { email } = await aRecipient(dana, ref)
    const token = await newest(email)
    for (let attempt = 0; attempt < 100; attempt += 1) await exchangePickupLink(token)
    await open(token)
    expect(await shown()).toEqual(['Sent'])
    const holder = await holderBy(token)
    await markPickupOpened(holder)
    expect(await shown()).toEqual(['Opened'])
    await confirmPickup(holder)
    later(60)
    const [first] = await db().select().from(pickupRecipients).where(eq(pickupRecipients.email, email))
    await Promise.all([confirmPickup(holder), markPickupOpened(holder), confirmPickup(holder)])
    expect(await db().select().from(pickupRecipients).where(eq(pickupRecipients.email, email))).toEqual([first])
    expect(await shown()).toEqual(['Confirmed'])
  })

  test('gets one email and one text message from twenty concurrent posts of one form', async () => {
    const email = newAddress()
    const form = { ...DRIVER, email, drawnAt: now() }
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => sendPickupDetails(dana, ref, form)))
    expect(outcomes).toEqual(outcomes.map(() => ({ ok: true })))
    expect(await linksTo(email)).toHaveLength(1)
  })

  test('gets a new link from a later form, and the old one no longer works', async () => {
    const { email } = await aRecipient(dana, ref)
    const old = await newest(email)
    later(1)
    expect(await sendPickupDetails(dana, ref, { ...DRIVER, email, drawnAt: now() })).toEqual({ ok: true })
    expect(await linksTo(email)).toHaveLength(2)
    expect(await responseStatus(exchangePickupLink(old))).toBe(410)
    expect(await statusBy(await newest(email))).toBe(200)
    expect(await shown()).toEqual(['Sent'])
  })
})

describe('a form to send the pickup details', () => {
  test('is not taken for an earlier one when another recipient was added meanwhile', async () => {
    const { email } = await aRecipient(dana, ref)
    later(1)
    const form = { ...DRIVER, email, drawnAt: now() }
    later(1)
    await aRecipient(dana, ref)
    expect(await sendPickupDetails(dana, ref, form)).toEqual({ ok: true })
    expect(await linksTo(email)).toHaveLength(2)
  })

  test('sends again to a recipient whose link was revoked after it was loaded', async () => {
    const form = { ...DRIVER, email: newAddress(), drawnAt: now() }
    unwrap(await sendPickupDetails(dana, ref, form))
    const [recipient] = (await allRecipients(dana, ref)).recipients
    unwrap(await revokePickupLink(dana, { ...ref, recipientId: recipient?.id ?? '' }))
    later(1)
    unwrap(await sendPickupDetails(dana, ref, form))
    expect(await statusBy(await newest(form.email))).toBe(200)
    expect(await shown()).toEqual(['Sent'])
  })
})

describe('a link to pickup details', () => {
  test('is resent once a minute, and the previous one ends, also for its open sessions', async () => {
    const { id: recipientId, email } = await aRecipient(dana, ref)
    const old = await newest(email)
    const inside = await comeBy(old)
    expect(await resendPickupDetails(dana, { ...ref, recipientId })).toEqual({ ok: true, isNew: false })
    later(61)
    const answers = await Promise.all([1, 2, 3].map(() => resendPickupDetails(dana, { ...ref, recipientId })))
    expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1)
    expect(await linksTo(email)).toHaveLength(2)
    expect(await responseStatus(requireCrewAccess(inside, { orderId: String(ref.orderId) }))).toBe(410)
    expect(await statusBy(await newest(email))).toBe(200)
  })

  test('is revoked at once and can be sent again', async () => {
    const { id: recipientId, email } = await aRecipient(dana, ref)
    const old = await newest(email)
    const inside = await comeBy(old)
    for (let time = 0; time < 2; time += 1)
      expect(await revokePickupLink(dana, { ...ref, recipientId })).toEqual({ ok: true })
    expect(await responseStatus(exchangePickupLink(old))).toBe(410)
    expect(await responseStatus(requireCrewAccess(inside, { orderId: String(ref.orderId) }))).toBe(410)
    // logging in with an account outside the crew gets the same response
    const both = [inside.headers.get('Cookie'), await signedIn(await anAdmin('eve'))].join('; ')
    const access = await requireCrewAccess(await get(`/pickupDetails/${ref.orderId}`, both), {
      orderId: String(ref.orderId),
    })
    expect(await responseStatus(requirePickup(access))).toBe(410)
    expect(await shown()).toEqual(['Revoked'])
    later(1)
    expect(await resendPickupDetails(dana, { ...ref, recipientId })).toEqual({ ok: true, isNew: true })
    expect(await statusBy(await newest(email))).toBe(200)
  })

  test('opens only its own order, and nothing when expired or invalid', async () => {
    const { email } = await aRecipient(dana, ref)
    const token = await newest(email)
    const other = await anOrder(dana, ref.projectId)
    const inside = await comeBy(token)
    const enter = () => requireCrewAccess(inside, { orderId: String(ref.orderId) })
    expect(await responseStatus(requirePickup({ ...(await enter()), orderId: other.orderId }))).toBe(404)
    expect(await responseStatus(exchangePickupLink(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toBe(
      404,
    )
    await db().update(links).set({ expiresAt: now() }).where(eq(links.purpose, 'pickup'))
    expect([await responseStatus(exchangePickupLink(token)), await responseStatus(enter())]).toEqual([410, 410])
  })

  test('ends with its order, for which nothing more is sent', async () => {
    const { id: recipientId, email } = await aRecipient(dana, ref)
    await endItem(listVehicleId, { status: 'completed' })
    expect(await statusBy(await newest(email))).toBe(410)
    later(61)
    const over = { ok: false, code: 'pickup-unavailable' }
    expect(await resendPickupDetails(dana, { ...ref, recipientId })).toMatchObject(over)
    expect(await sendPickupDetails(dana, ref, { ...DRIVER, email: newAddress(), drawnAt: now() })).toMatchObject(over)
  })

  test('is limited to a number of recipients per order', async () => {
    const row = {
      orderId: ref.orderId,
      firstName: 'A',
      lastName: 'B',
      phone: '+14045550144',
      sentBy: dana.id,
      sentAt: now(),
    }
    const rows = Array.from({ length: MAX_RECIPIENTS }, (_, index) => ({ ...row, email: `${index}@crew.example` }))
    await db().insert(pickupRecipients).values(rows)
    const outcome = await sendPickupDetails(dana, ref, { ...DRIVER, email: newAddress(), drawnAt: now() })
    expect(outcome).toMatchObject({ ok: false, code: 'too-many-recipients' })
  })
})

test('a link sent two years before the first day works on that day', async () => {
  const projectId = await aProject({ Owner: dana })
  const { orderId } = await anOrder(dana, projectId, [{ from: '2028-11-18', to: '2028-11-20' }])
  ref = { orderId, projectId }
  const { email } = await aRecipient(dana, ref)
  setClock(new Date('2028-11-18T15:00:00Z'))
  expect((await open(await newest(email))).days[0]?.vehicles[0]?.details).toBeTruthy()
})

test('the place is shown from two days before in the vehicle’s time zone', async () => {
  const { by, ref } = await aPickup({ from: '2026-12-07', to: '2026-12-11', vehicle: { zone: 'America/Los_Angeles' } })
  const detailsAt = async (instant: string) => {
    setClock(new Date(instant))
    return (await requirePickup({ ...by, orderId: ref.orderId })).days[0]?.vehicles[0]?.details
  }
  // 9 PM in Los Angeles, past midnight in New York
  expect(await detailsAt('2026-12-05T05:01:00Z')).toBeNull()
  expect(await detailsAt('2026-12-05T08:01:00Z')).toBeTruthy()
})

test('the form can be filled with earlier recipients of the project and its members except viewers, but not with those of the order', async () => {
  await writeMembers(ref.projectId, [{ role: 'User', accountId: (await aUser()).id }])
  const other = await anOrder(dana, ref.projectId)
  const [early, known] = [newAddress(), newAddress()]
  const send = async (orderId: number, email: string) =>
    unwrap(await sendPickupDetails(dana, { ...ref, orderId }, { ...DRIVER, email, drawnAt: now() }))
  await send(other.orderId, early)
  await send(ref.orderId, known)
  const { choices, draft } = await allRecipients(dana, ref, early)
  expect(choices.map(({ email, isChosen }) => [email, isChosen])).toEqual([
    [early, true],
    [dana.email, false],
  ])
  expect(draft).toMatchObject({ firstName: DRIVER.firstName, email: early })
  const member = (await allRecipients(dana, ref, dana.email)).draft
  expect(member).toEqual({ firstName: dana.firstName, lastName: dana.lastName, email: dana.email, phoneNumber: '' })
  const stranger = (await allRecipients(dana, ref, 'zed@x.example')).draft
  expect(stranger).toEqual({ firstName: '', lastName: '', email: 'zed@x.example', phoneNumber: '' })
})
