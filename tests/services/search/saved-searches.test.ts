import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCast, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aSavedSearch } from '#tests/world/saved-searches'
import { responseStatus } from '#tests/world/visits/responses'
import { readSearch } from '~/models/search/saved-search-form'
import { SAVED_SEARCH_MESSAGES } from '~/models/search/saved-search-messages'
import { EVERYTHING, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { setClock } from '~/server/clock.server'
import { db, savedSearches, searchEvents } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { cleanUpSearches } from '~/services/search/saved/clean-up-searches.server'
import { changeSavedSearch, endMatchMail, saveSearch } from '~/services/search/saved/save-search.server'
import { savedSearchesPage } from '~/services/search/saved/saved-searches.server'
import { searchPage } from '~/services/search/search-page.server'

await useDatabase()
const { dana, mel, omar } = await aCast()
const TODAY = '2026-11-20'
beforeEach(() => setClock(new Date('2026-11-20T15:00:00Z')))
afterEach(() => db().delete(savedSearches))

const words = async (asker: Account, removed?: string) =>
  (await savedSearchesPage(asker, TODAY, removed)).map(({ text, isRemoved }) => (isRemoved ? `${text} (gone)` : text))
const save = (asker: Account, search: string) => saveSearch(asker, readSearch(search, TODAY))
const isSaved = async (asker: Account, query: Partial<SearchQuery>) =>
  (await searchPage(asker, { ...EVERYTHING, ...query }, TODAY)).isSaved

describe('saving a search', () => {
  test('twice at once, sorted differently, on a later page or in another order is one, of this account only', async () => {
    const search = 'q=taxi&make=Ford&make=Checker&color=grey&from=2026-12-07&to=2026-12-11'
    const same = `make=Checker&make=Ford&to=2026-12-11&from=2026-12-07&color=gray&q=+taxi&within=60&page=2`
    const cursor = '1957.00000000-0000-4000-8000-000000000000'
    const outcomes = await Promise.all([
      ...Array.from({ length: 5 }, () => save(dana, search)),
      save(dana, `${same}&sort=newest&angle=2&after=${cursor}`),
      save(mel, search),
    ])
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    for (const person of [dana, mel])
      expect(await words(person)).toEqual(['taxi, Dec 7 to Dec 11, Checker, Ford, Grey'])
    expect(await isSaved(dana, { ...readSearch(search, TODAY), sort: 'price-low' })).toBe(true)
    expect(await isSaved(dana, { text: 'taxi' })).toBe(false)
  })

  test('is offered and done only for a search that leaves out vehicles', async () => {
    for (const search of ['', 'sort=newest&angle=1', 'within=60', 'from=2026-02-30&to=x', 'year-from=tomorrow']) {
      expect(await save(dana, search)).toMatchObject({ code: 'nothing-to-save' })
      expect(await isSaved(dana, readSearch(search, TODAY))).toBeNull()
    }
    expect(await isSaved(dana, { text: 'taxi', isFavorites: true })).toBeNull()
    expect(await words(dana)).toEqual([])
  })

  test('takes any text: long ones as searched, emoji and spaces; not more filters than fit', async () => {
    const cut = readSearch(searchString({ ...EVERYTHING, text: 'x'.repeat(10_000) }), TODAY)
    for (const query of [cut, readSearch('q=%20🚕%20taxi%00', TODAY)])
      expect((await saveSearch(dana, query)).ok).toBe(true)
    expect((await words(dana)).sort()).toEqual(['x'.repeat(100), '🚕 taxi'])
    const many = { ...EVERYTHING, makes: Array.from({ length: 40 }, (_, at) => `${at} ${'ü'.repeat(20)}`) }
    expect(await saveSearch(dana, many)).toMatchObject({ ok: false, message: SAVED_SEARCH_MESSAGES.tooLong })
    expect(await isSaved(dana, many)).toBeNull()
  })

  test('ends at fifty, also in two tabs, until one is removed', async () => {
    const first = await aSavedSearch(dana, { text: 'first' })
    for (let at = 0; at < 48; at += 1) await aSavedSearch(dana, { text: `search ${at}` })
    const last = await Promise.all(['hearse', 'limousine', 'tow truck'].map((text) => save(dana, `q=${text}`)))
    expect(last.filter(({ ok }) => !ok)).toEqual([
      expect.objectContaining({ message: SAVED_SEARCH_MESSAGES.tooMany }),
      expect.objectContaining({ code: 'too-many-searches' }),
    ])
    await changeSavedSearch(dana, first, 'removal')
    expect((await save(dana, 'q=ambulance')).ok).toBe(true)
    expect(await changeSavedSearch(dana, first, 'restoration')).toMatchObject({ code: 'too-many-searches' })
    expect((await words(dana)).length).toBe(50)
  })
})

describe('a saved search', () => {
  test('is removed and restored in its place, each any number of times, by its owner only', async () => {
    const taxi = await aSavedSearch(dana)
    setClock(new Date('2026-11-20T16:00:00Z'))
    await aSavedSearch(dana, { text: 'hearse' })
    await changeSavedSearch(dana, taxi, 'mail-off')
    for (const _ of [1, 2]) await changeSavedSearch(dana, taxi, 'removal')
    expect(await words(dana)).toEqual(['hearse'])
    expect(await words(dana, taxi)).toEqual(['hearse', 'taxi (gone)'])
    expect(await words(mel, taxi)).toEqual([])
    expect(await responseStatus(changeSavedSearch(mel, taxi, 'restoration'))).toBe(404)
    for (const _ of [1, 2]) await changeSavedSearch(dana, taxi, 'restoration')
    expect(await savedSearchesPage(dana, TODAY)).toMatchObject([{ text: 'hearse' }, { text: 'taxi', hasMail: false }])
    await changeSavedSearch(dana, taxi, 'removal')
    await aSavedSearch(dana)
    expect(await words(dana)).toEqual(['hearse', 'taxi'])
  })

  test('says how many vehicles match, and how many of them are new', async () => {
    const nova = { year: 1976, make: 'Chevrolet', model: 'Nova' }
    await aVehicle(omar, nova)
    await aVehicle(omar, { ...nova, year: 1969 })
    await aSavedSearch(dana, { text: 'nova', yearFrom: 1970 })
    await aSavedSearch(dana, { text: 'xyzzy' })
    const counts = async () =>
      Object.fromEntries(
        (await savedSearchesPage(dana, TODAY)).map(({ text, matches, fresh }) => [text, [matches, fresh]]),
      )
    expect(await counts()).toEqual({ 'nova, From 1970': ['1 vehicle', null], xyzzy: ['No vehicles', null] })
    await aVehicle(omar, nova)
    expect(await counts()).toMatchObject({ 'nova, From 1970': ['2 vehicles', expect.stringMatching(/^1 new since /)] })
  })

  test('a removed one is deleted after a day, and events after a week', async () => {
    const [kept, removed] = [await aSavedSearch(dana, { text: 'bus' }), await aSavedSearch(dana)]
    await changeSavedSearch(dana, removed, 'removal')
    await db().delete(searchEvents)
    const event = { kind: 'listed', vehicleId: kept } as const
    const createdAt = (days: number) => sql`now() - make_interval(days => ${days}, hours => 1)`
    await db()
      .insert(searchEvents)
      .values([6, 7].map((days) => ({ ...event, createdAt: createdAt(days) })))
    await cleanUpSearches()
    expect(await words(dana, removed)).toContain('taxi (gone)')
    setClock(new Date('2026-11-21T16:00:01Z'))
    await cleanUpSearches()
    expect(await db().select({ id: savedSearches.id }).from(savedSearches)).toEqual([{ id: kept }])
    expect(await db().$count(searchEvents)).toBe(1)
  })

  test('whose days have passed keeps them in its words and leads to the search without them', async () => {
    await aSavedSearch(dana, { text: 'taxi', booking: { from: '2026-11-20', to: '2026-11-22' } })
    const [today] = await savedSearchesPage(dana, TODAY)
    expect(today).toMatchObject({
      daysHavePassed: false,
      to: '/home/searchResults?q=taxi&from=2026-11-20&to=2026-11-22',
    })
    const [later] = await savedSearchesPage(dana, '2027-01-02')
    const text = 'taxi, Nov 20, 2026 to Nov 22, 2026'
    expect(later).toMatchObject({ text, daysHavePassed: true, to: '/home/searchResults?q=taxi' })
  })

  test('the link in an email turns off all of the account, and of no other', async () => {
    for (const person of [dana, dana, mel]) await aSavedSearch(person)
    for (const _ of [1, 2]) expect(await endMatchMail(dana.id)).toEqual({ ok: true })
    const mails = await db().select().from(savedSearches).where(eq(savedSearches.hasMail, true))
    expect(mails.map(({ accountId }) => accountId)).toEqual([mel.id])
  })
})
