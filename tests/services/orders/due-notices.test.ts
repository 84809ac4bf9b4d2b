import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aMember, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo, subjectsTo } from '#tests/world/messages/outbox'
import { aBookedItem } from '#tests/world/orders'
import type { Booking } from '~/models/trade/days/day'
import { setClock } from '~/server/clock.server'
import { db, orderItems, outbox } from '~/server/db/client.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { cancelItem, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import { sendDueNotices } from '~/services/orders/send-due-notices.server'

await useDatabase()

const ORDERED = new Date('2026-11-20T15:00:00Z')
const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)
const CAR = '1976 Chevrolet Caprice'
const DAYS = { from: '2026-12-07', to: '2026-12-11' }

let vehicleId: string
const cast = {
  owner: await anOwner(),
  dana: await anAdmin(),
  marcus: await anAdmin('marcus'),
  mel: await aMember(),
  eve: await anAdmin('eve'),
  ruth: await aMember('ruth'),
}
const { dana, marcus, mel, eve, ruth } = cast
const projects = {
  ours: await aProject({ Owner: dana, Manager: marcus, Member: mel }),
  theirs: await aProject({ Owner: eve, User: ruth }, { title: 'Nightshift', productionCompany: 'Low Light' }),
}
beforeEach(async () => {
  setClock(ORDERED)
  // without the rows of the previous test, which would cause notices
  await db().update(orderItems).set({ status: 'completed' })
  await db().delete(outbox)
  vehicleId = await aVehicle(cast.owner)
})

/** Emails about the orders themselves, which these tests ignore. */
const ORDINARY = /^(Booked|Order|Extended|Completed|Cancelled)/

/** Subjects of the emails to somebody since the test began, sorted. */
async function noticesTo(who: Account): Promise<string[]> {
  return (await subjectsTo(who)).filter((subject) => !ORDINARY.test(subject)).sort()
}

const book = (days: Booking = DAYS, part = {}) =>
  aBookedItem(cast.dana, projects.ours, { owner: cast.owner, vehicleId, ...days, ...part })

/** Runs the job concurrently and then once more, as several processes do. */
async function sendNoticesAt(at: Date) {
  setClock(at)
  await Promise.all(Array.from({ length: 4 }, () => sendDueNotices(serverAsker())))
  await sendDueNotices(serverAsker())
}

test('on the first day the owner and the project leaders are notified once', async () => {
  const { ref } = await book()
  await sendNoticesAt(noonOf('2026-12-06'))
  expect(await noticesTo(cast.owner)).toEqual([])
  for (const hour of ['12', '17', '23']) await sendNoticesAt(new Date(`2026-12-07T${hour}:05:00Z`))
  await sendNoticesAt(noonOf('2026-12-08'))
  for (const who of [cast.owner, cast.dana, cast.marcus])
    expect(await noticesTo(who)).toEqual([`First day: ${CAR}, order #${ref.orderId}`])
  for (const who of [cast.mel, cast.eve]) expect(await noticesTo(who)).toEqual([])
  const [message] = (await messagesTo(cast.dana.email)).slice(-1)
  expect(message?.bodyText).toContain('starts Dec 7, 2026.')
  expect(message?.bodyText).toContain(`/pickupDetails/${ref.orderId}`)
})

test('an overdue rental is notified once per last day, and again after an extension', async () => {
  const { ref } = await book()
  // another vehicle, which nobody returns late
  await aBookedItem(cast.eve, projects.theirs, { from: '2026-12-13', to: '2026-12-13' })
  const subject = `Overdue: ${CAR}, order #${ref.orderId}`
  for (const day of ['2026-12-11', '2026-12-12', '2026-12-13']) await sendNoticesAt(noonOf(day))
  for (const who of [cast.owner, cast.dana, cast.marcus]) expect(await noticesTo(who)).toEqual([subject])
  unwrap(await extendItem(cast.dana, ref, { to: '2026-12-14', revision: 1, seen: 50_000 }))
  await sendNoticesAt(noonOf('2026-12-14'))
  expect(await noticesTo(cast.dana)).toEqual([subject])
  await sendNoticesAt(noonOf('2026-12-15'))
  expect(await noticesTo(cast.dana)).toEqual([subject, subject])
  const [toDana] = (await messagesTo(cast.dana.email)).slice(-1)
  expect(toDana?.bodyText).toContain(`/orders/${ref.orderId}/details/${projects.ours}/`)
  const [message] = (await messagesTo(cast.owner.email)).slice(-1)
  expect(message?.bodyText).toContain(`/owner/orders/${ref.orderItemId}`)
  expect(message?.bodyText).toContain("ended on Dec 14, 2026, and Red Clay Pictures hasn't completed it.")
})

test('a booking at risk that begins tomorrow notifies both crews and the owner once', async () => {
  const { ref } = await book()
  const next = await aBookedItem(cast.eve, projects.theirs, {
    ...{ owner: cast.owner, vehicleId },
    ...{ from: '2026-12-14', to: '2026-12-15' },
  })
  await sendNoticesAt(noonOf('2026-12-12'))
  expect(await noticesTo(cast.eve)).toEqual([])
  for (const day of ['2026-12-13', '2026-12-14']) await sendNoticesAt(noonOf(day))
  const risk = (orderId: number) => `Next booking at risk: ${CAR}, order #${orderId}`
  const [late, begins] = [`Overdue: ${CAR}, order #${ref.orderId}`, `First day: ${CAR}, order #${next.ref.orderId}`]
  expect(await noticesTo(cast.owner)).toEqual([begins, risk(next.ref.orderId), late])
  for (const who of [cast.dana, cast.marcus]) expect(await noticesTo(who)).toEqual([risk(ref.orderId), late])
  expect(await noticesTo(cast.eve)).toEqual([begins, risk(next.ref.orderId)])
  for (const who of [cast.mel, cast.ruth]) expect(await noticesTo(who)).toEqual([])
  // neither email reveals the other crew
  for (const { email } of [cast.eve, cast.dana]) {
    const other = email === cast.eve.email ? /Red Clay|Long Haul/ : /Low Light|Nightshift/
    for (const { bodyText } of await messagesTo(email)) expect(bodyText).not.toMatch(other)
  }
})

test('no notices for items that are cancelled or completed', async () => {
  const [{ ref: cancelled }, { ref: completed }] = [await book(), await book({ from: '2026-12-01', to: '2026-12-04' })]
  unwrap(await cancelItem(cast.dana, cancelled, { revision: 1 }))
  setClock(noonOf('2026-12-05'))
  unwrap(await completeItem(cast.dana, completed, { to: '2026-12-04', revision: 1 }))
  for (const day of ['2026-12-05', '2026-12-07', '2026-12-12']) await sendNoticesAt(noonOf(day))
  expect(await noticesTo(cast.dana)).toEqual([])
})

test('a next booking that was cancelled is not at risk', async () => {
  await book()
  const days = { from: '2026-12-13', to: '2026-12-15' }
  const next = await aBookedItem(cast.eve, projects.theirs, { owner: cast.owner, vehicleId, ...days })
  unwrap(await cancelItem(cast.eve, next.ref, { revision: 1 }))
  await sendNoticesAt(noonOf('2026-12-12'))
  expect(await noticesTo(cast.dana)).toEqual([expect.stringMatching(/^Overdue/)])
  expect(await noticesTo(cast.eve)).toEqual([])
})

test('mornings are in the vehicle’s time zone', async () => {
  vehicleId = await aVehicle(cast.owner, { zone: 'America/Los_Angeles' })
  const { ref } = await book()
  await sendNoticesAt(new Date('2026-12-07T13:05:00Z'))
  expect(await noticesTo(cast.dana)).toEqual([])
  await sendNoticesAt(new Date('2026-12-07T14:05:00Z'))
  expect(await noticesTo(cast.dana)).toEqual([`First day: ${CAR}, order #${ref.orderId}`])
})

test('a notice missed in the morning is sent in the evening, also when that is the next day in UTC', async () => {
  vehicleId = await aVehicle(cast.owner, { zone: 'America/Los_Angeles' })
  const { ref } = await book()
  await sendNoticesAt(new Date('2026-12-08T04:05:00Z'))
  expect(await noticesTo(cast.dana)).toEqual([`First day: ${CAR}, order #${ref.orderId}`])
})
