import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { outboxMessages } from '#tests/world/messages/outbox'
import { endItem } from '#tests/world/orders'
import { aPickup, byAccount } from '#tests/world/recipients'
import { responseStatus } from '#tests/world/visits/responses'
import { now, setClock } from '~/server/clock.server'
import { arrivals, db, outbox } from '~/server/db/client.server'
import { requireOwnerOrder } from '~/services/owner/require-owner-order.server'
import { requireInspection } from '~/services/pickup/inspection.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'

useDatabase()
const TWO_DAYS_AHEAD = new Date('2026-12-05T05:01:00Z')
beforeAll(() => setClock(TWO_DAYS_AHEAD))

async function aDuePickup() {
  setClock(TWO_DAYS_AHEAD)
  return aPickup()
}

const arrivalMails = async (email: string) =>
  (await outboxMessages(eq(outbox.recipient, email))).filter(({ subject }) => /arriv/.test(subject))

test('the owner gets an email and a text message and sees the arrival on the desk', async () => {
  const { omar, ref, by } = await aDuePickup()
  expect(await notifyOwner({ ...by, ...ref }, 80)).toEqual({ ok: true })
  const [mail] = await arrivalMails(omar.email)
  expect(mail?.subject).toMatch(/^Theo Park arrives in 1 hour 20 minutes: /)
  expect(mail?.bodyText).toContain('+1 (404) 555-0144')
  expect(mail?.bodyText).toContain('about Dec 5, 1:21 AM ET')
  expect(mail?.bodyText).toContain(`/owner/orders/${ref.orderItemId}`)
  const [sms] = await outboxMessages(eq(outbox.recipient, '+14045550188')).then((all) => all.slice(-1))
  expect(sms).toMatchObject({ kind: 'sms', bodyText: expect.stringContaining('arrives in 1 hour 20 minutes') })
  expect((await requireOwnerOrder(omar, ref.orderItemId)).arrivals).toMatchObject([
    { name: 'Theo Park', minutes: 80, phone: '+1 (404) 555-0144' },
  ])
})

test('the time of arrival is in the vehicle’s time zone', async () => {
  setClock(new Date('2026-12-05T20:00:00Z'))
  const { omar, ref, by } = await aPickup({ vehicle: { zone: 'America/Los_Angeles' } })
  expect(await notifyOwner({ ...by, ...ref }, 30)).toEqual({ ok: true })
  const [mail] = await arrivalMails(omar.email)
  expect(mail?.bodyText).toContain('about Dec 5, 12:30 PM PT')
})

test('the same notice within a minute is sent once, a different one at once', async () => {
  const { dana, omar, ref } = await aDuePickup()
  const by = { ...byAccount(dana, ref.orderId), ...ref }
  await Promise.all(Array.from({ length: 8 }, () => notifyOwner({ ...by, ...ref }, 30)))
  expect(await arrivalMails(omar.email)).toHaveLength(1)
  setClock(new Date(now().getTime() + 1000))
  await notifyOwner({ ...by, ...ref }, 0)
  expect(await arrivalMails(omar.email)).toHaveLength(2)
  setClock(new Date(now().getTime() + 61_000))
  await notifyOwner({ ...by, ...ref }, 0)
  expect(await arrivalMails(omar.email)).toHaveLength(3)
  const rows = await db()
    .select()
    .from(arrivals)
    .where(eq(arrivals.orderItemId, ref.orderItemId))
    .orderBy(desc(arrivals.createdAt))
  expect(rows.map(({ minutes }) => minutes)).toEqual([0, 0, 30])
})

test('a notice is refused before the place is shown and after the rental', async () => {
  const { dana, ref, by, listVehicleId } = await aDuePickup()
  setClock(new Date('2026-12-05T04:59:00Z'))
  const early = await notifyOwner({ ...by, ...ref }, 5)
  expect(early).toMatchObject({ ok: false, code: 'pickup-unavailable', message: expect.stringContaining('two days') })
  setClock(TWO_DAYS_AHEAD)
  const crew = { ...byAccount(dana, ref.orderId), ...ref }
  await endItem(listVehicleId, { status: 'cancelled' })
  expect(await responseStatus(requireInspection({ ...crew, phase: 'pickup' }))).toBe(410)
  expect(await notifyOwner(crew, 5)).toMatchObject({ ok: false, code: 'pickup-unavailable' })
})

test('notices are limited per vehicle and open only to those who pick it up', async () => {
  const { ref, by } = await aDuePickup()
  const other = await aPickup()
  for (let minutes = 0; minutes <= 60; minutes += 5) {
    expect(await responseStatus(notifyOwner({ ...other.by, orderItemId: ref.orderItemId }, minutes))).toBe(404)
  }
  expect(await notifyOwner({ ...by, ...ref }, 90)).toEqual({ ok: true })
  const answers = []
  for (let minutes = 0; minutes <= 60; minutes += 5) answers.push(await notifyOwner({ ...by, ...ref }, minutes))
  expect(answers.at(-1)).toMatchObject({ ok: false, code: 'too-many-attempts' })
})
