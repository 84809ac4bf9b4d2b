import { describe, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, aMember, aProject, aUser, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at } from '#tests/world/visits/responses'
import * as projects from '~/routes/projects/home'
import { countQueries } from '~/server/db/client.server'

await useDatabase()

const { dana, vic, omar } = await aCast()

describe('/projects', () => {
  test('shows active and past projects separately, with counts and places', async () => {
    const person = await aMember()
    const active = await aProject({ Owner: dana, Member: person }, { title: 'Night Shift' })
    const past = await aProject({ Manager: person }, { title: 'Done', status: 'inactive', location: '' })
    const listId = await aList(active, dana)
    await aListVehicle(active, listId, await aVehicle(omar), dana)
    const data = await projects.loader(at(await get('/projects', person)))
    expect(data.active.projects).toEqual([
      expect.objectContaining({
        id: active,
        title: 'Night Shift',
        location: 'Newnan, GA',
        counts: '1 car - 2 members',
      }),
    ])
    expect(data.past.projects).toEqual([
      expect.objectContaining({ id: past, location: '', counts: '0 cars - 1 member', mayDownload: true }),
    ])
    await aProject({ User: vic })
    const seen = await projects.loader(at(await get('/projects', vic)))
    expect(new Set(seen.active.projects.map(({ mayDownload }) => mayDownload))).toEqual(new Set([false]))
  })

  test('is paginated by 24, with a fixed number of queries', async () => {
    const person = await aUser()
    await aProject({ User: person })
    const load = async () => projects.loader(at(await get('/projects', person)))
    // the tasks are cached
    await load()
    const one = await countQueries(load)
    for (let number = 0; number < 25; number++) await aProject({ User: person })
    const many = await countQueries(load)
    expect(many.count).toBe(one.count)
    const { projects: first, next } = many.result.active
    const rest = await projects.loader(at(await get(`/projects?active-after=${next}`, person)))
    expect([first.length, rest.active.projects.length]).toEqual([24, 2])
    expect(new Set([...first, ...rest.active.projects].map(({ id }) => id)).size).toBe(26)
  })

  test('shows only one’s own projects', async () => {
    await aProject({ Owner: dana })
    const stranger = await aMember()
    const none = await projects.loader(at(await get('/projects?active-after=x', stranger)))
    expect(none).toMatchObject({
      active: { projects: [] },
      email: stranger.email,
      may: { create: false, search: true },
    })
  })
})
