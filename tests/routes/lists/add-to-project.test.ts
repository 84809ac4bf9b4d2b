import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, aMember, aProject, aUser, aVehicle, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at, responseStatus, withStatus } from '#tests/world/visits/responses'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import * as newList from '~/routes/lists/new-list'
import * as addToProject from '~/routes/lists/picker'
import * as placement from '~/routes/lists/placement'
import { db, lists, listVehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

await useDatabase()

const { dana, mel, vic, omar } = await aCast()

const crew = (part = {}) => aProject({ Owner: dana, Member: mel, User: vic }, part)
const SEARCH = '/home/searchResults?q=caprice'

const address = (vehicleId: string, rest: Record<string, string> = {}) =>
  `/home/view-vehicle/add?${new URLSearchParams({ 'car-id': vehicleId, ...rest })}`
const open = async (path: string, as: Account) => addToProject.loader(at(await get(path, as)))
const send = async (path: string, listId: string, as: Account) =>
  addToProject.action(at(await post(path, { listId }, as)))
const vehiclesOf = (listId: string) => db().select().from(listVehicles).where(eq(listVehicles.listId, listId))

/** The target of a redirect and its toast. */
function arrival(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error('The answer is not a redirect.')
  return { to: answer.headers.get('Location'), says: notice(answer).text }
}

function notice(answer: unknown): { text: string } {
  if (!(answer instanceof Response)) throw new Error('The answer is not a redirect.')
  const [cookie = ''] = answer.headers.getSetCookie()
  const [value = ''] = decodeURIComponent(cookie.split(';', 1)[0]?.split('=').slice(1).join('=') ?? '').split('.')
  return JSON.parse(Buffer.from(value, 'base64').toString('utf8'))
}

describe('choosing a project', () => {
  test('offers active projects where one is more than a Viewer, marking those with the vehicle', async () => {
    const person = await aMember()
    const vehicleId = await aVehicle(omar)
    const here = await aProject({ Owner: dana, Member: person }, { title: 'B here' })
    const there = await aProject({ Manager: person }, { title: 'a there' })
    await aProject({ Owner: dana, User: person }, { title: 'Only a viewer' })
    await aProject({ Member: person }, { title: 'Closed', status: 'inactive' })
    await aListVehicle(here, await aList(here, dana), vehicleId, dana)
    expect(await open(address(vehicleId), person)).toMatchObject({
      project: null,
      choices: [
        { id: there, name: 'a there', hint: 'Newnan, GA · 0 vehicles', hasVehicle: false },
        { id: here, name: 'B here', hint: expect.stringContaining('1 vehicle'), hasVehicle: true },
      ],
      returnTo: `/home/view-vehicle?car-id=${vehicleId}`,
    })
  })

  test('returns only to this site', async () => {
    const vehicleId = await aVehicle(omar)
    expect((await open(address(vehicleId, { return: SEARCH }), dana)).returnTo).toBe(SEARCH)
    for (const outside of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const { returnTo } = await open(address(vehicleId, { return: outside }), dana)
      expect(returnTo).toBe(`/home/view-vehicle?car-id=${vehicleId}`)
    }
  })

  test('is a 404 for an unknown or malformed vehicle id', async () => {
    for (const id of ['11111111-1111-4111-8111-111111111111', 'x']) {
      expect(await responseStatus(open(address(id), dana))).toBe(404)
    }
  })
})

describe('choosing a list', () => {
  test('adds the vehicle once and returns with the notice of its origin', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const vehicleId = await aVehicle(omar)
    const fromSearch = address(vehicleId, { 'project-id': projectId, return: SEARCH })
    expect(await open(fromSearch, mel)).toMatchObject({
      project: { id: projectId, title: 'The Long Haul' },
      choices: [{ id: listId, hasVehicle: false }],
    })
    expect(arrival(await send(fromSearch, listId, mel))).toEqual({ to: SEARCH, says: 'Vehicle Added Succcessfully!' })
    const fromDetail = address(vehicleId, { 'project-id': projectId })
    expect(arrival(await send(fromDetail, listId, mel))).toEqual({
      to: `/home/view-vehicle?car-id=${vehicleId}`,
      says: 'Added Vehicle Successfully.',
    })
    expect(await vehiclesOf(listId)).toHaveLength(1)
  })

  test('refuses a gone vehicle with its sentence', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const vehicleId = await aVehicle(omar, { listingStatus: 'deactivated' })
    const path = address(vehicleId, { 'project-id': projectId })
    expect((await open(path, dana)).vehicle.isGone).toBe(true)
    expect(await send(path, listId, dana)).toMatchObject(withStatus(409, { error: { '': ['Add Vehicle failed.'] } }))
    expect(await vehiclesOf(listId)).toEqual([])
  })

  test('is a 404 for a draft', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const path = address(await aVehicle(omar, { listingStatus: 'draft' }), { 'project-id': projectId })
    expect(await responseStatus(open(path, dana))).toBe(404)
    expect(await responseStatus(send(path, listId, dana))).toBe(404)
  })

  test('without a list is a 400, and without a project a 404', async () => {
    const vehicleId = await aVehicle(omar)
    const path = address(vehicleId, { 'project-id': await crew() })
    expect(await responseStatus(send(path, 'x', dana))).toBe(400)
    const [listId = ''] = [await aList(await crew(), dana)]
    expect(await responseStatus(send(address(vehicleId), listId, dana))).toBe(404)
  })
})

describe('adding from where a vehicle was found', () => {
  const choose = async (query: Record<string, string>, listId: string, isScript: boolean) =>
    place(query, { listId }, isScript)
  const place = async (query: Record<string, string>, fields: Record<string, string>, isScript: boolean) => {
    const request = await post(`/home/view-vehicle/placement?${new URLSearchParams(query)}`, fields, dana)
    request.headers.set('Sec-Fetch-Dest', isScript ? 'empty' : 'document')
    return placement.action(at(request))
  }

  test('returns with a link to the vehicle, or answers script with its place', async () => {
    const [projectId, vehicleId] = [await crew(), await aVehicle(omar)]
    const listId = await aList(projectId, dana)
    const query = { 'car-id': vehicleId, 'project-id': projectId, return: SEARCH }
    const redirect = await choose(query, listId, false)
    expect(arrival(redirect).to).toBe(SEARCH)
    const [row] = await vehiclesOf(listId)
    const to = `/projects/${projectId}/list?card=${row?.id}#card-${row?.id}`
    expect(notice(redirect)).toMatchObject({
      text: 'Vehicle Added Succcessfully!',
      link: { to, label: 'View in The Long Haul' },
    })
    expect(await choose(query, listId, true)).toMatchObject({ data: { place: { to, more: 0, isInLast: true } } })
    expect(await vehiclesOf(listId)).toHaveLength(1)
  })

  test('creates a new list for it once', async () => {
    const [projectId, vehicleId] = [await crew(), await aVehicle(omar)]
    const create = (name: string, isScript: boolean) =>
      place({ 'car-id': vehicleId, 'project-id': projectId }, { name, writtenAfter: 'none' }, isScript)
    for (const isScript of [true, true, false]) await create('Night cars', isScript)
    const made = await db().select().from(lists).where(eq(lists.projectId, projectId))
    expect(made.map(({ name }) => name)).toEqual(['Night cars'])
    expect(await vehiclesOf(made[0]?.id ?? '')).toHaveLength(1)
    expect(JSON.stringify(await create(' ', true))).toContain('Choose a list, or name a new one with at most 80')
  })

  test('is refused with its sentence when the vehicle is gone', async () => {
    const [projectId, vehicleId] = [await crew(), await aVehicle(omar, { listingStatus: 'deactivated' })]
    const listId = await aList(projectId, dana)
    const query = { 'car-id': vehicleId, 'project-id': projectId }
    expect(notice(await choose(query, listId, false))).toMatchObject({ kind: 'error', text: 'Add Vehicle failed.' })
    expect(await choose(query, listId, true)).toMatchObject(withStatus(409, { error: { '': ['Add Vehicle failed.'] } }))
    expect(await vehiclesOf(listId)).toEqual([])
  })

  test('offers the last list before the projects', async () => {
    const [projectId, vehicleId] = [await crew(), await aVehicle(omar)]
    const listId = await aList(projectId, dana, { name: 'Hero cars' })
    await choose({ 'car-id': await aVehicle(omar), 'project-id': projectId }, listId, true)
    expect((await open(address(vehicleId), dana)).last).toMatchObject({
      id: listId,
      name: 'Hero cars',
      hasVehicle: false,
    })
    await choose({ 'car-id': vehicleId, 'project-id': projectId }, listId, true)
    expect((await open(address(vehicleId), dana)).last).toMatchObject({ hasVehicle: true })
  })
})

describe('the Create List dialog', () => {
  const dialog = (projectId: string, query = '') => `/projects/${projectId}/list/new${query}`
  const create = async (projectId: string, fields: Record<string, string>, as: Account, query = '') =>
    newList.action(at(await post(dialog(projectId, query), { writtenAfter: 'none', ...fields }, as), { projectId }))
  const show = async (projectId: string, as: Account, query = '') =>
    newList.loader(at(await get(dialog(projectId, query), as), { projectId }))

  test('creates a list and redirects to it', async () => {
    const projectId = await crew()
    const response = await create(projectId, { name: ' Hero  cars ', season: '2', writtenAfter: 'none' }, mel)
    const [list] = await db().select().from(lists).where(eq(lists.projectId, projectId))
    expect(list).toMatchObject({ season: '2', episode: '' })
    expect(arrival(response)).toEqual({
      to: `/projects/${projectId}/list#list-${list?.id}`,
      says: 'List created Successfully',
    })
  })

  test('creates another list from the same fields in a later form', async () => {
    const projectId = await crew()
    for (let time = 0; time < 2; time++) {
      const { writtenAfter } = await show(projectId, dana)
      const fields = { name: 'Street', writtenAfter: writtenAfter ?? 'none' }
      await create(projectId, fields, dana)
      await create(projectId, fields, dana)
    }
    expect(await db().select().from(lists).where(eq(lists.projectId, projectId))).toHaveLength(2)
  })

  test.each([
    [{}, 'name', 'Name is required'],
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(10_000) }, 'name', 'Please use at most 80 characters.'],
    [{ name: 'x', location: 'y'.repeat(10_000) }, 'location', 'Please use at most 120 characters.'],
  ])('explains an invalid field (%#)', async (fields, field, sentence) => {
    const projectId = await crew()
    expect(await create(projectId, fields, dana)).toMatchObject(withStatus(400, { error: { [field]: [sentence] } }))
    expect(await db().select().from(lists).where(eq(lists.projectId, projectId))).toEqual([])
  })

  test('accepts emoji and other scripts', async () => {
    const projectId = await crew()
    await create(projectId, { name: '🚓 Polizei, Москва' }, dana)
    expect(await db().select().from(lists).where(eq(lists.projectId, projectId))).toEqual([
      expect.objectContaining({ name: '🚓 Polizei, Москва' }),
    ])
  })

  test('with a waiting vehicle adds it and returns to where it was found', async () => {
    const projectId = await crew()
    const vehicleId = await aVehicle(omar)
    const query = `?${new URLSearchParams({ 'car-id': vehicleId, return: SEARCH })}`
    expect(await show(projectId, mel, query)).toMatchObject({
      subtitle: '1976 Chevrolet Caprice',
      backTo: address(vehicleId, { 'project-id': projectId, return: SEARCH }),
    })
    const response = await create(projectId, { name: 'New' }, mel, query)
    expect(arrival(response)).toEqual({ to: SEARCH, says: 'Vehicle Added Succcessfully!' })
    const [list] = await db().select().from(lists).where(eq(lists.projectId, projectId))
    expect(await vehiclesOf(list?.id ?? '')).toEqual([expect.objectContaining({ vehicleId })])
  })

  test('of a closed project says so and shows nothing more', async () => {
    const closed = await crew({ status: 'inactive' })
    const { isClosed, isClosedHint } = PROJECT_MESSAGES
    await expect(show(closed, dana)).rejects.toMatchObject(withStatus(409, { message: isClosed }))
    expect(await create(closed, { name: 'x' }, dana)).toMatchObject(
      withStatus(409, { initialValue: { name: 'x' }, error: { '': [isClosed, isClosedHint] } }),
    )
  })

  test('refuses a vehicle from a user who may edit lists', async () => {
    const editor = await aUser()
    const projectId = await aProject({ Owner: dana, Member: editor })
    const query = `?car-id=${await aVehicle(omar)}`
    expect(await responseStatus(create(projectId, { name: 'x' }, editor, query))).toBe(403)
    expect(arrival(await create(projectId, { name: 'x' }, editor)).says).toBe('List created Successfully')
  })
})
