import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, aProject, aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, type Deal } from '#tests/world/deals'
import { aBookedItem } from '#tests/world/orders'
import { icsOf, useCalendars } from '#tests/world/outside/calendars'
import { FEED_MESSAGES, FEED_PROBLEMS } from '~/models/owner/calendar/feed-messages'
import { ownerPaths } from '~/models/trade/paths/owner'
import { setClock } from '~/server/clock.server'
import { calendarFeeds, db, outbox, rateLimits, vehicleBlocks, vehicles } from '~/server/db/client.server'
import { serverAsker } from '~/server/session/asker.server'
import { periodColumns } from '~/services/owner/booked-periods.server'
import { addFeed, readFeedNow, removeFeed } from '~/services/owner/feed/change-feed.server'
import { feedView } from '~/services/owner/feed/feed-view.server'
import { readCalendars } from '~/services/owner/feed/read-calendars.server'
import { blockDays } from '~/services/owner/owner-days.server'
import { endVacation, setVacation, vacationPage } from '~/services/owner/vacation.server'

useDatabase()
const calendars = useCalendars()

let stage: Deal
let url: string
beforeEach(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  stage = await aDeal()
  url = `https://calendar.test/${stage.vehicleId}.ics?key=secret`
  await db().delete(outbox)
  await db().delete(rateLimits)
})

const later = (hours: number) => setClock(new Date(Date.parse('2026-11-20T15:00:00Z') + hours * 60 * 60 * 1000))

/** The active blocks of a vehicle, earliest first. */
async function blocks(vehicleId = stage.vehicleId) {
  const { id, kind, active } = vehicleBlocks
  return db()
    .select({ id, kind, ...periodColumns })
    .from(vehicleBlocks)
    .where(and(active, eq(vehicleBlocks.vehicleId, vehicleId)))
    .orderBy(asc(periodColumns.from))
}
const days = async () => (await blocks()).map(({ kind, from, to }) => `${kind} ${from} ${to}`)
const feedNow = async () =>
  (await db().select().from(calendarFeeds).where(eq(calendarFeeds.vehicleId, stage.vehicleId)))[0]
/** In alphabetical order: a table has none. */
const subjects = async () => (await db().select().from(outbox)).map(({ subject }) => subject).sort()
const at = async () => ({ vehicleId: stage.vehicleId, feedId: (await feedNow())?.id ?? '' })

async function added(...events: string[]) {
  calendars.serve(url, icsOf(...events))
  return unwrap(await addFeed(stage.owner, stage.vehicleId, url))
}

describe('an added calendar', () => {
  test('blocks the days of its events except days that are already blocked', async () => {
    unwrap(await blockDays(stage.owner, stage.vehicleId, { from: '2026-12-09', to: '2026-12-10', attempt: 0 }))
    const { result } = await added('2026-12-07/2026-12-12', '2026-12-09', '2026-11-01/2026-11-22', '2030-01-01')
    expect(result).toEqual({ periods: 3, unread: 0, conflicts: 0 })
    expect(await days()).toEqual([
      'calendar 2026-11-20 2026-11-22',
      'calendar 2026-12-07 2026-12-08',
      'owner 2026-12-09 2026-12-10',
      'calendar 2026-12-11 2026-12-12',
    ])
  })

  test('is added once when its form is repeated, and a second one is refused', async () => {
    calendars.serve(url, icsOf('2026-12-07'))
    const add = () => addFeed(stage.owner, stage.vehicleId, url)
    expect((await Promise.all([add(), add()])).map(({ ok }) => ok)).toEqual([true, true])
    expect(await db().$count(calendarFeeds, eq(calendarFeeds.vehicleId, stage.vehicleId))).toBe(1)
    expect(await days()).toEqual(['calendar 2026-12-07 2026-12-07'])
    calendars.asked()
    expect(await addFeed(stage.owner, stage.vehicleId, `${url}&other`)).toMatchObject({ message: FEED_MESSAGES.exists })
    expect(calendars.asked()).toEqual([])
  })

  test.each([
    ['<html>Log in</html>', 'not-calendar'],
    [{ problem: 'not-public' }, 'not-public'],
  ] as const)('is not saved when it cannot be read: %j', async (content, problem) => {
    calendars.serve(url, content)
    const refusal = { ok: false, field: 'url', message: FEED_PROBLEMS[problem] }
    expect(await addFeed(stage.owner, stage.vehicleId, url)).toMatchObject(refusal)
    expect(await feedNow()).toBeUndefined()
  })

  test('may be requested twelve times an hour, successful or not', async () => {
    calendars.serve(url, { problem: 'unreachable' })
    const outcomes: unknown[] = []
    for (let times = 0; times < 13; times += 1) outcomes.push(await addFeed(stage.owner, stage.vehicleId, url))
    expect(outcomes.at(-2)).toMatchObject({ code: 'calendar-unreadable' })
    expect(outcomes.at(-1)).toMatchObject({ code: 'too-many-attempts' })
    expect(calendars.asked()).toHaveLength(12)
  })
})

describe('a calendar that is read again', () => {
  test('keeps the blocks of unchanged periods, including a current one', async () => {
    await added('2026-11-18/2026-11-25', '2026-12-07', '2026-12-20/2026-12-22')
    const before = await blocks()
    later(24)
    calendars.serve(url, icsOf('2026-11-18/2026-11-25', '2026-12-20/2026-12-24', '2027-01-05'))
    await readCalendars(serverAsker())
    const after = await blocks()
    expect(await days()).toEqual([
      'calendar 2026-11-20 2026-11-25',
      'calendar 2026-12-20 2026-12-24',
      'calendar 2027-01-05 2027-01-05',
    ])
    expect(after.map(({ id }) => before.some((block) => block.id === id))).toEqual([true, false, false])
    expect(await feedNow()).toMatchObject({ attempts: 0, problem: '', failingSince: null, leasedUntil: null })
  })

  test('is due after an hour, for one process, and never for a deleted vehicle', async () => {
    await added('2026-12-07')
    calendars.asked()
    await readCalendars(serverAsker())
    expect(calendars.asked()).toEqual([])
    later(1)
    await Promise.all([readCalendars(serverAsker()), readCalendars(serverAsker())])
    expect(calendars.asked()).toEqual([url])
    later(2)
    await db().update(vehicles).set({ listingStatus: 'deleted' }).where(eq(vehicles.id, stage.vehicleId))
    await readCalendars(serverAsker())
    expect(calendars.asked()).toEqual([])
  })

  test('notifies projects once when wanted days are taken and once when they are free', async () => {
    await anInquiry(stage)
    await db().delete(outbox)
    await added('2026-12-01', '2026-12-08', '2026-12-10')
    await readFeedNow(stage.owner, await at())
    expect(await subjects()).toEqual([expect.stringMatching(/^No longer available: /)])
    calendars.serve(url, icsOf('2026-12-01'))
    await readFeedNow(stage.owner, await at())
    expect(await subjects()).toEqual([
      expect.stringMatching(/^Available again: /),
      expect.stringMatching(/^No longer available: /),
    ])
  })
})

describe('a failing calendar', () => {
  test('keeps its blocks, is retried with backoff, and its owner is mailed once after a day', async () => {
    await added('2026-12-07')
    calendars.serve(url, { problem: 'timed-out' })
    const waits: number[] = []
    for (const hours of [1, 3, 8, 20, 33, 46]) {
      later(hours)
      await readCalendars(serverAsker())
      const { nextAttemptAt } = (await feedNow()) ?? {}
      waits.push(Math.round(((nextAttemptAt?.getTime() ?? 0) - Date.parse('2026-11-20T15:00:00Z')) / 3_600_000 - hours))
      if (hours < 25) expect(await subjects()).toEqual([])
    }
    expect(waits).toEqual([2, 4, 7, 12, 12, 12])
    expect(await subjects()).toEqual([expect.stringMatching(/^We can't read the other calendar/)])
    expect(await days()).toEqual(['calendar 2026-12-07 2026-12-07'])
    expect(await feedView(stage.owner, stage.vehicleId)).toMatchObject({
      problem: { text: FEED_PROBLEMS['timed-out'] },
    })

    calendars.serve(url, icsOf('2026-12-07'))
    await readFeedNow(stage.owner, await at())
    expect(await feedNow()).toMatchObject({ problem: '', failingSince: null })
    calendars.serve(url, { problem: 'timed-out' })
    for (const hours of [60, 90]) {
      later(hours)
      await readFeedNow(stage.owner, await at())
    }
    expect(await subjects()).toHaveLength(2)
  })

  test('shows the reason when read on request', async () => {
    await added('2026-12-07')
    calendars.serve(url, 'BEGIN:VCALENDAR')
    expect(await readFeedNow(stage.owner, await at())).toEqual({ ok: true, problem: FEED_PROBLEMS.broken })
  })
})

describe('a booking on busy days of the calendar', () => {
  test('stays, and both sides are mailed once', async () => {
    const dana = await anAdmin()
    const projectId = await aProject({ Owner: dana })
    const { ref: item, owner, vehicleId } = await aBookedItem(dana, projectId)
    stage = { ...stage, owner, vehicleId }
    url = `https://calendar.test/${vehicleId}.ics?key=secret`
    const before = await blocks()
    await db().delete(outbox)
    const { result } = await added('2026-12-10/2026-12-14', '2027-03-01')
    expect(result).toEqual({ periods: 2, unread: 0, conflicts: 1 })
    await readFeedNow(owner, await at())
    later(24)
    await readCalendars(serverAsker())
    const mails = await db().select().from(outbox).where(eq(outbox.orderId, item.orderId)).orderBy(outbox.emailType)
    expect(mails.map(({ emailType, recipient }) => [emailType, recipient])).toEqual([
      ['calendar-conflict', dana.email],
      ['calendar-conflict-for-owner', owner.email],
    ])
    expect((await blocks()).filter(({ kind }) => kind === 'order')).toEqual(before)
    expect((await feedView(owner, vehicleId))?.conflicts).toMatchObject([
      { to: ownerPaths.ownerOrder(item.orderItemId), days: 'Dec 10, 2026 to Dec 11, 2026' },
    ])
    calendars.serve(url, icsOf('2027-03-01'))
    await readFeedNow(owner, await at())
    expect((await feedView(owner, vehicleId))?.conflicts).toEqual([])
  })
})

test('a removed calendar releases its days, deletes its URL and is not read again', async () => {
  await added('2026-12-07', '2026-12-20')
  const place = await at()
  expect(await removeFeed(stage.owner, place)).toEqual({ ok: true })
  expect(await removeFeed(stage.owner, place)).toEqual({ ok: true })
  expect([await days(), await feedView(stage.owner, stage.vehicleId)]).toEqual([[], null])
  expect(await feedNow()).toMatchObject({ url: '' })
  calendars.asked()
  later(5)
  await readCalendars(serverAsker())
  expect(await readFeedNow(stage.owner, place)).toMatchObject({ message: FEED_MESSAGES.isRemoved })
  expect(calendars.asked()).toEqual([])
})

test('the owner sees the host of the calendar but not the secret in its URL', async () => {
  await added('2026-12-07')
  const view = await feedView(stage.owner, stage.vehicleId)
  expect(view).toMatchObject({ host: 'calendar.test', read: 'today, 10:00 AM', problem: null })
  expect(JSON.stringify(view)).not.toContain('secret')
})

test('staff add, read and remove it for its owner', async () => {
  const pru = await aProvider()
  calendars.serve(url, icsOf('2026-12-07'))
  unwrap(await addFeed(pru, stage.vehicleId, url))
  unwrap(await readFeedNow(pru, await at()))
  expect([await days(), (await feedView(pru, stage.vehicleId))?.host]).toEqual([
    ['calendar 2026-12-07 2026-12-07'],
    'calendar.test',
  ])
  unwrap(await removeFeed(pru, await at()))
  expect(await days()).toEqual([])
})

test('days of events are blocked again as soon as the vacation over them ends', async () => {
  await added('2026-12-07')
  unwrap(await setVacation(stage.owner, { from: '2026-12-05', to: '2026-12-30', seen: '' }))
  calendars.serve(url, icsOf('2026-12-20'))
  unwrap(await readFeedNow(stage.owner, await at()))
  unwrap(await endVacation(stage.owner, { seen: (await vacationPage(stage.owner)).seen }))
  await readCalendars(serverAsker())
  expect(await days()).toEqual(['calendar 2026-12-20 2026-12-20'])
})

test('days released by a calendar during a vacation are blocked by the vacation', async () => {
  await added('2026-12-07')
  unwrap(await setVacation(stage.owner, { from: '2026-12-06', to: '2026-12-08', seen: '' }))
  unwrap(await removeFeed(stage.owner, await at()))
  expect(await days()).toEqual([6, 7, 8].map((day) => `vacation 2026-12-0${day} 2026-12-0${day}`))
})
