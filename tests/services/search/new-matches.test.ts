import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aMember, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo, subjectsTo } from '#tests/world/messages/outbox'
import { aBookedItem } from '#tests/world/orders'
import { aSavedSearch } from '#tests/world/saved-searches'
import { setClock } from '~/server/clock.server'
import {
  accounts,
  countQueries,
  db,
  mailedMatches,
  savedSearches,
  searchEvents,
  searchMornings,
  vehicleBlocks,
  vehicles,
} from '~/server/db/client.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { changeSavedSearch } from '~/services/search/saved/save-search.server'
import { savedSearchesPage } from '~/services/search/saved/saved-searches.server'
import { sendMatches } from '~/services/search/saved/send-matches.server'

await useDatabase()
const omar = await anOwner()
const DAYS = { from: '2026-12-07', to: '2026-12-11' }

let dana: Account
beforeEach(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  await db().update(accounts).set({ status: 'closed' }).where(eq(accounts.status, 'active'))
  await db().delete(searchEvents)
  dana = await anAdmin()
})

/** The job in three processes at once, at 7:10 in New York unless another time is given. */
async function morning(day: string, time = '12:10') {
  setClock(new Date(`${day}T${time}:00Z`))
  await Promise.all([1, 2, 3].map(() => sendMatches(serverAsker())))
}

const matchMailsTo = async ({ email }: Account) =>
  (await messagesTo(email)).filter(({ emailType }) => emailType === 'new-matches').map(({ bodyText }) => bodyText)

/** The lines about vehicles in the last email. */
const linesTo = async (person: Account) =>
  [...((await matchMailsTo(person)).at(-1) ?? '').matchAll(/^- (.*)\n {2}(.*)$/gm)].flatMap(
    ([, title = '', detail = '']) => (/^\d{4} /.test(title) ? [`${title}: ${detail}`] : []),
  )

const change = (vehicleId: string, set: Partial<typeof vehicles.$inferInsert>) =>
  db().update(vehicles).set(set).where(eq(vehicles.id, vehicleId))

/** Moves everything so far into the past, beyond the longest duration of a transaction. */
async function timePasses() {
  await db().update(searchEvents).set({ createdAt: sql`created_at - interval '1 hour'` })
  await db().update(savedSearches).set({ matchesSince: sql`matches_since - interval '1 hour'` })
}

const aCar = (model: string, part: Partial<typeof vehicles.$inferInsert> = {}) =>
  aVehicle(omar, { make: 'Tucker', model, dayPrice: 45_000, ...part })

const block = async (vehicleId: string, from: string, to: string) => {
  const period = sql`daterange(${from}, ${to}, '[]')`
  const [row] = await db().insert(vehicleBlocks).values({ vehicleId, kind: 'owner', period }).returning()
  return () =>
    db()
      .update(vehicleBlocks)
      .set({ active: false })
      .where(eq(vehicleBlocks.id, row?.id ?? ''))
}

describe('an email about new matches', () => {
  test('lists what is new, available again, cheaper or free again since the search was saved, and nothing else', async () => {
    const [draft, gone, dear, dearer, repainted, freed, halfFreed] = [
      await aCar('Draft', { listingStatus: 'draft' }),
      await aCar('Gone', { listingStatus: 'deactivated' }),
      await aCar('Dear', { dayPrice: 52_000 }),
      await aCar('Dearer'),
      await aCar('Repainted'),
      await aCar('Freed'),
      await aCar('Half Freed'),
    ]
    const releases = [
      await block(freed, '2026-12-10', '2026-12-12'),
      await block(halfFreed, '2026-12-10', '2026-12-12'),
    ]
    await block(halfFreed, '2026-12-07', '2026-12-08')
    await aSavedSearch(dana, { text: 'tucker', booking: DAYS })
    await aCar('Added')
    await change(draft, { listingStatus: 'listed' })
    await change(gone, { listingStatus: 'listed' })
    await change(dear, { dayPrice: 50_000 })
    await change(dear, { dayPrice: 45_000 })
    await change(dearer, { dayPrice: 44_000 })
    await change(dearer, { dayPrice: 46_000 })
    await change(repainted, { color: 'red' })
    for (const release of releases) await release()
    await change(await aCar('Gone Again'), { listingStatus: 'deactivated' })
    await aVehicle(omar, { make: 'Edsel' })

    await morning('2026-11-21')
    expect((await linesTo(dana)).sort()).toEqual([
      '1976 Tucker Added: New. $450 a day. Atlanta, GA',
      '1976 Tucker Dear: Now $450 a day, was $520. Atlanta, GA',
      '1976 Tucker Draft: New. $450 a day. Atlanta, GA',
      '1976 Tucker Freed: Free again on your dates. $450 a day. Atlanta, GA',
      '1976 Tucker Gone: Available again. $450 a day. Atlanta, GA',
    ])
    const [text] = await matchMailsTo(dana)
    expect(text).toContain('tucker, Dec 7, 2026 to Dec 11, 2026\n')
    expect(text).toContain('/unsubscribe/new-matches/')
    expect(text).toContain('/home/searchResults?q=tucker&from=2026-12-07&to=2026-12-11')
    expect(await savedSearchesPage(dana, '2026-11-21')).toMatchObject([{ mailedAt: 'today, 7:10 AM' }])
  })

  test('a cancelled booking makes a vehicle free again', async () => {
    const eve = await anAdmin('eve')
    const vehicleId = await aCar('Booked')
    const { ref } = await aBookedItem(eve, await aProject({ Owner: eve }), { owner: omar, vehicleId, ...DAYS })
    await aSavedSearch(dana, { text: 'booked', booking: { from: '2026-12-01', to: '2026-12-07' } })
    await aSavedSearch(dana, { text: 'booked tucker' })
    unwrap(await cancelItem(eve, ref, { revision: 1 }))
    await morning('2026-11-21')
    expect(await linesTo(dana)).toEqual(['1976 Tucker Booked: Free again on your dates. $450 a day. Atlanta, GA'])
  })

  test('comes at most once a day, in the morning, with each vehicle once until it is cheaper than in the last one', async () => {
    await aSavedSearch(dana, { text: 'tucker' })
    await aSavedSearch(dana, { makes: ['Tucker'] })
    const vehicleId = await aCar('Torpedo')
    await morning('2026-11-21', '11:59')
    await morning('2026-11-21', '17:00')
    expect(await subjectsTo(dana)).toEqual([])
    await morning('2026-11-21')
    await aCar('Later')
    await morning('2026-11-21', '13:10')
    expect(await subjectsTo(dana)).toEqual(['New matches: 1976 Tucker Torpedo'])
    await change(vehicleId, { listingStatus: 'deactivated' })
    await change(vehicleId, { listingStatus: 'listed', dayPrice: 46_000 })
    await morning('2026-11-22')
    expect(await linesTo(dana)).toEqual(['1976 Tucker Later: New. $450 a day. Atlanta, GA'])
    await change(vehicleId, { dayPrice: 40_000 })
    for (const day of ['2026-11-23', '2026-11-24']) await morning(day)
    expect(await linesTo(dana)).toEqual(['1976 Tucker Torpedo: Now $400 a day, was $450. Atlanta, GA'])
    expect(await subjectsTo(dana)).toHaveLength(3)
  })

  test('lists twelve of thousands, in turns of the searches, and never the others later', async () => {
    await aSavedSearch(dana, { text: 'hauler' })
    setClock(new Date('2026-11-20T16:00:00Z'))
    await aSavedSearch(dana, { text: 'tucker torpedo' })
    const torpedo = await aCar('Torpedo')
    await db().execute(sql`
      insert into vehicles select (jsonb_populate_record(vehicles, jsonb_build_object('id', gen_random_uuid(), 'model', 'Hauler'))).*
      from vehicles, generate_series(1, 5000) where id = ${torpedo}`)
    await timePasses()
    await morning('2026-11-21')
    const [text = '', ...others] = await matchMailsTo(dana)
    expect([
      others,
      (await linesTo(dana)).length,
      await db().$count(mailedMatches, eq(mailedMatches.accountId, dana.id)),
    ]).toEqual([[], 12, 12])
    expect(text).toContain('New matches of your saved searches: 1976 Tucker Torpedo and 5,000 more.')
    expect(text).toContain('And 4,989 more new matches')
    await morning('2026-11-22')
    expect(await subjectsTo(dana)).toHaveLength(1)
    await db().execute(sql`
      update vehicles set day_price = 44000 where id in (select id from vehicles where model = 'Hauler' limit 300)`)
    expect(await db().$count(searchEvents, eq(searchEvents.kind, 'cheaper'))).toBe(300)
  })

  test('leaves the thirteenth search for the next morning', async () => {
    for (let at = 10; at < 23; at += 1) await aSavedSearch(dana, { text: `number ${at}` })
    for (let at = 10; at < 23; at += 1) await aCar(`Number ${at}`)
    await timePasses()
    await morning('2026-11-21')
    expect(await linesTo(dana)).toHaveLength(12)
    await morning('2026-11-22')
    expect(await linesTo(dana)).toHaveLength(1)
    expect(await subjectsTo(dana)).toHaveLength(2)
  })
})

describe('nothing is sent', () => {
  test('for a search that is off, removed or past, and not later about what happened meanwhile', async () => {
    const [off, removed] = [
      await aSavedSearch(dana, { text: 'tucker' }),
      await aSavedSearch(dana, { makes: ['Tucker'] }),
    ]
    await aSavedSearch(dana, { text: 'torpedo', booking: { from: '2026-11-20', to: '2026-12-20' } })
    await changeSavedSearch(dana, off, 'mail-off')
    await changeSavedSearch(dana, removed, 'removal')
    await aCar('Torpedo')
    await morning('2026-11-21')
    await changeSavedSearch(dana, off, 'mail-on')
    await morning('2026-11-22')
    expect(await subjectsTo(dana)).toEqual([])
    await changeSavedSearch(dana, removed, 'restoration')
    await morning('2026-11-23')
    expect(await subjectsTo(dana)).toEqual(['New matches: 1976 Tucker Torpedo'])
  })

  test('to an account that is closed or may no longer search', async () => {
    const people = [dana, await aMember(), await aMember('ruth')]
    for (const person of people) await aSavedSearch(person, { text: 'tucker' })
    await aCar('Torpedo')
    await db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, dana.id))
    const role = 'backlot_renter_application_user'
    await db()
      .update(accounts)
      .set({ role })
      .where(eq(accounts.id, people[1]?.id ?? ''))
    await morning('2026-11-21')
    expect(await Promise.all(people.map(async (person) => (await subjectsTo(person)).length))).toEqual([0, 0, 1])
  })

  test('if the transaction fails; the next run sends it once', async () => {
    await aSavedSearch(dana, { text: 'tucker' })
    await aCar('Torpedo')
    await db().execute(sql`alter table outbox add constraint no_mail check (email_type <> 'new-matches') not valid`)
    await morning('2026-11-21')
    expect([await db().$count(mailedMatches, eq(mailedMatches.accountId, dana.id)), await subjectsTo(dana)]).toEqual([
      0,
      [],
    ])
    expect(await db().$count(searchMornings, eq(searchMornings.accountId, dana.id))).toBe(0)
    await db().execute(sql`alter table outbox drop constraint no_mail`)
    await morning('2026-11-21', '13:10')
    expect(await subjectsTo(dana)).toEqual(['New matches: 1976 Tucker Torpedo'])
  })
})

test('many saved searches are run together, whether anything matches or not', async () => {
  const run = async (day: string) => {
    setClock(new Date(`${day}T12:10:00Z`))
    return (await countQueries(() => sendMatches(serverAsker()))).count
  }
  await aSavedSearch(dana, { text: 'tucker', colors: ['red'] })
  const one = await run('2026-11-21')
  for (let at = 0; at < 19; at += 1) await aSavedSearch(dana, { text: 'tucker', yearFrom: 1950 + at })
  for (let at = 0; at < 15; at += 1) await aSavedSearch(await aMember(), { text: 'tucker', priceTo: 100 + at })
  expect([one, await run('2026-11-22')]).toEqual([one, one])
})
