import { describe, expect, test } from 'vitest'
import {
  aCarOnAList,
  aCast,
  aList,
  aListVehicle,
  aLongList,
  aProject,
  aVehicle,
  get,
  post,
} from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aStoredCartItem, aStoredInquiry } from '#tests/world/stages'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { withReturn } from '~/models/trade/addresses/return-to'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import * as comments from '~/routes/lists/comments'
import * as ownReaction from '~/routes/lists/own-reaction'
import * as reactions from '~/routes/lists/reactions'
import * as removal from '~/routes/lists/vehicle-removal'
import * as restoration from '~/routes/lists/vehicle-restoration'
import * as lastLists from '~/routes/projects/last-project'
import * as projectLists from '~/routes/projects/project'
import type { Account } from '~/server/session/asker.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

await useDatabase()

const { dana, mel, vic, eve, omar } = await aCast()

const crew = (part = {}) => aProject({ Owner: dana, Member: mel, User: vic }, part)

const oneCar = async (part = {}) => aCarOnAList(await crew(part), dana, omar)

async function lists(projectId: string, as: Account, tail = '', names: Record<string, string> = {}, headers = {}) {
  const plain = await get(`/projects/${projectId}/list${tail}`, as)
  const request = new Request(plain, { headers: { ...Object.fromEntries(plain.headers), ...headers } })
  return projectLists.loader(at(request, { projectId, ...names }))
}

describe('/projects/{id}/list', () => {
  test('shows the project, its counts, its lists and the permitted actions', async () => {
    const { projectId, cardId } = await oneCar()
    const { data } = await lists(projectId, dana)
    expect(data).toMatchObject({
      project: { id: projectId, title: 'The Long Haul', status: 'active' },
      counts: { cars: 1, members: 3 },
      may: { createLists: true, editLists: true, addVehicles: true },
      blocks: [{ name: 'Street traffic, 1976', vehicles: [{ id: cardId }] }],
    })
  })

  test('permits no changes in a closed project', async () => {
    const { projectId } = await oneCar({ status: 'inactive' })
    const { data } = await lists(projectId, dana)
    expect(data.may).toEqual({ createLists: false, editLists: false, editExternals: false, addVehicles: false })
    expect(data.blocks[0]?.vehicles[0]).toMatchObject({ mayRemove: false, deal: { actions: [] } })
  })

  test('searches from three characters on and ignores invalid parameters', async () => {
    const { projectId, listId } = await oneCar()
    await aListVehicle(projectId, listId, await aVehicle(omar, { make: 'Ford', model: 'LTD' }), dana)
    const models = async (query: string) => {
      const { data } = await lists(projectId, dana, query)
      return data.blocks.flatMap(({ vehicles: cards }) => cards.map(({ vehicle }) => vehicle.model))
    }
    expect(await models('?vehicle=ltd')).toEqual(['LTD'])
    expect(await models('?vehicle=lt')).toHaveLength(2)
    expect(await models('?vehicle=')).toHaveLength(2)
    expect(await models('?after=x&list=1&vehicle=')).toHaveLength(2)
    expect(await models('?vehicle=ltd&vehicle=caprice')).toHaveLength(2)
    expect((await lists(projectId, dana, '?vehicle=élan')).data.requested.text).toBe('Élan')
  })

  test('shows one vehicle when its email links to it, and nothing once it was removed', async () => {
    const { projectId, listId, cardId } = await oneCar()
    await aListVehicle(projectId, listId, await aVehicle(omar), dana)
    await aList(projectId, dana)
    const shown = async (as: Account) => {
      const { data } = await lists(
        projectId,
        as,
        listPaths.listVehicle(projectId, cardId).replace(/^.*(\?.*)#.*$/, '$1'),
      )
      return data.blocks.flatMap(({ vehicles: cards }) => cards.map(({ id }) => id))
    }
    expect(await shown(vic)).toEqual([cardId])
    await removeVehicle(dana, { projectId, listVehicleId: cardId })
    expect(await shown(dana)).toEqual([])
  })

  test('shows a single list when requested, and each page links to the next', async () => {
    const { projectId, listId } = await aLongList(dana, omar, 30)
    await aList(projectId, dana)
    const all = await lists(projectId, dana, '?vehicle=Caprice')
    expect(`${all.data.aloneTo}${listId}`).toBe(`/projects/${projectId}/list?vehicle=Caprice&list=${listId}`)
    const { data } = await lists(projectId, dana, `?vehicle=Caprice&list=${listId}`)
    expect(data.blocks.map(({ id }) => id)).toEqual([listId])
    const [cards, last] = [data.blocks[0]?.vehicles ?? [], data.blocks[0]?.vehicles.at(-1)?.id]
    expect([cards.length, data.firstTo, data.aloneTo]).toEqual([24, null, null])
    const [path, place] = (data.nextTo ?? '').split('#')
    expect(path).toBe(`/projects/${projectId}/list?vehicle=Caprice&after=${last}&key=1&list=${listId}`)

    const next = await lists(projectId, dana, path?.slice(path.indexOf('?')))
    expect(place).toBe(`card-${next.data.blocks[0]?.vehicles[0]?.id}`)
    expect(next.data).toMatchObject({
      nextTo: null,
      firstTo: `/projects/${projectId}/list?vehicle=Caprice&list=${listId}#main`,
    })
  })

  test.each(['removal', 'inquiry'])(
    'loads only the affected card behind the document of a dialog (%s)',
    async (noun) => {
      const { projectId, listId, cardId } = await oneCar()
      await aListVehicle(projectId, listId, await aVehicle(omar), dana)
      await aList(projectId, dana)
      const tail = `/${cardId}/${noun}`
      const document = await lists(projectId, dana, tail, { listVehicleId: cardId }, { 'Sec-Fetch-Dest': 'document' })
      expect(document.data.blocks).toMatchObject([{ vehicleCount: 2, vehicles: [{ id: cardId }] }])
      const script = await lists(projectId, dana, tail, { listVehicleId: cardId }, { 'Sec-Fetch-Dest': 'empty' })
      expect(script.data.blocks.map(({ vehicles: cards }) => cards.length)).toEqual([0, 2])
      const create = await lists(projectId, dana, '/new', {}, { 'Sec-Fetch-Dest': 'document' })
      expect(create.data.blocks).toEqual([])
    },
  )
})

describe('the last visited project', () => {
  async function rememberedBy(renter: Account, projectId: string) {
    const { init } = await lists(projectId, renter)
    return new Headers(init?.headers).get('Set-Cookie')?.split(';', 1)[0] ?? ''
  }

  async function withCookie(path: string, as: Account, cookie: string) {
    const request = await get(path, as)
    return new Request(request, { headers: { Cookie: `${request.headers.get('Cookie')}; ${cookie}` } })
  }

  test('is the target of paths without an id', async () => {
    const projectId = await crew()
    const cookie = await rememberedBy(dana, projectId)
    const toLists = await lastLists.loader(at(await withCookie('/projects/list', dana, cookie)))
    expect(toLists.headers.get('Location')).toBe(`/projects/${projectId}/list`)
    const toRemoved = await lastLists.loader(at(await withCookie('/projects/removed-vehicles', dana, cookie)))
    expect(toRemoved.headers.get('Location')).toBe(`/projects/${projectId}/removed-vehicles`)
  })

  test('is not used for another account in the same browser, and cannot be forged', async () => {
    const cookie = await rememberedBy(dana, await crew())
    for (const given of [cookie, 'backlot_project=eyJ4IjoxfQ%3D%3D', '']) {
      const response = await lastLists.loader(at(await withCookie('/projects/list', eve, given)))
      expect(response.headers.get('Location')).toBe('/projects')
    }
  })
})

test('a reaction redirects to where it was pressed without script, and answers script with the counts', async () => {
  const { projectId, cardId } = await oneCar()
  const params = { projectId, listVehicleId: cardId, rating: 'like' }
  const send = async (set: string, query = '?vehicle=cap') =>
    reactions.action(at(await post(listPaths.reactions(projectId, cardId, 'like') + query, { set }, vic), params))
  expect(await redirectOf(send('yes'))).toMatchObject({ to: `/projects/${projectId}/list?vehicle=cap#card-${cardId}` })
  const page = fleetPaths.viewVehicle(cardId, cardId)
  expect(await redirectOf(send('yes', withReturn(page)))).toMatchObject({ to: page })
  expect(await responseStatus(send('maybe'))).toBe(400)

  const press = async () =>
    ownReaction.action(at(await post(listPaths.ownReaction(projectId, cardId, 'like'), { set: 'yes' }, vic), params))
  expect(await (await press()).json()).toEqual({ saved: { likes: 1, dislikes: 0, own: 'like' }, error: null })
  const { data } = await lists(projectId, mel)
  expect(data.blocks[0]?.vehicles[0]).toMatchObject({
    reactions: { likes: 1, dislikes: 0, own: null, refusal: null },
    comments: 0,
  })
})

test('a comment redirects to its dialog without script, and answers script with the next key', async () => {
  const { projectId, cardId } = await oneCar()
  const params = { projectId, listVehicleId: cardId }
  const path = listPaths.comments(projectId, cardId)
  const send = async (fields: Record<string, string>, dest = 'document') => {
    const request = await post(`${path}?vehicle=cap&through=${cardId}`, { attempt: 'a'.repeat(32), ...fields }, vic)
    request.headers.set('Sec-Fetch-Dest', dest)
    return comments.action(at(request, params))
  }
  expect(await redirectOf(send({ comment: 'Too clean.' }))).toMatchObject({ to: `${path}?vehicle=cap` })
  expect(await redirectOf(send({ comment: 'Too clean, @Bob?' }))).toMatchObject({ to: `${path}?vehicle=cap` })
  expect(await send({ comment: 'Too clean.' }, 'empty')).toMatchObject({ data: { note: null } })
  expect(await send({ comment: ' ' })).toMatchObject({
    data: { error: { comment: ['Please enter a valid comment'] } },
    init: { status: 400 },
  })
  const shown = await comments.loader(at(await get(path, vic), params))
  expect(shown).toMatchObject({ title: '1976 Chevrolet Caprice', count: 2, comments: [{ mayEdit: true }, {}] })
})

describe('removing a vehicle', () => {
  const open = async (place: { projectId: string; cardId: string }, as: Account) => {
    const path = `/projects/${place.projectId}/list/${place.cardId}/removal?vehicle=cap`
    const params = { projectId: place.projectId, listVehicleId: place.cardId }
    return {
      show: async () => removal.loader(at(await get(path, as), params)),
      send: async () => removal.action(at(await post(path, {}, as), params)),
    }
  }

  test('asks for confirmation and returns to the same page', async () => {
    const place = await oneCar()
    const dialog = await open(place, vic)
    expect(await dialog.show()).toMatchObject({ title: '1976 Chevrolet Caprice', refusal: null })
    expect(await dialog.send()).toMatchObject({ status: 302 })
    const again = await dialog.send()
    if (!(again instanceof Response)) throw new Error('The second removal was refused.')
    const shown = `/projects/${place.projectId}/list?vehicle=cap&removed=${place.cardId}#card-${place.cardId}`
    expect(again.headers.get('Location')).toBe(shown)
    expect(await responseStatus(dialog.show())).toBe(404)
  })

  test('can be undone from the page it was on', async () => {
    const { projectId, cardId } = await oneCar()
    const undo = async (as: Account, page = `list?vehicle=cap&removed=${cardId}`) => {
      const request = await post(listPaths.vehicleRestoration(projectId, cardId), {}, as)
      request.headers.set('Referer', `http://localhost:3000/projects/${projectId}/${page}`)
      return restoration.action(at(request, { projectId, listVehicleId: cardId }))
    }
    await removeVehicle(vic, { projectId, listVehicleId: cardId })
    expect(await redirectOf(undo(vic))).toEqual({
      to: `/projects/${projectId}/list?vehicle=cap#card-${cardId}`,
      says: 'Back on its list.',
    })
    await removeVehicle(vic, { projectId, listVehicleId: cardId })
    const removed = 'removed-vehicles?vehicle=Cap'
    expect(await redirectOf(undo(mel, removed))).toEqual({
      to: `/projects/${projectId}/${removed}`,
      says: 'Back on its list, as it was.',
    })
  })

  test('in the cart is refused with its sentence', async () => {
    const place = await oneCar()
    await aStoredCartItem(await aStoredInquiry(place.cardId, dana, { status: 'agreed' }), dana)
    const dialog = await open(place, mel)
    expect(await dialog.show()).toMatchObject({ refusal: LIST_MESSAGES.heldVehicle })
    expect(await dialog.send()).toMatchObject(withStatus(409, { error: { '': ['Removed Vehicle failed.'] } }))
  })

  test('is refused in a closed project', async () => {
    const closed = await open(await oneCar({ status: 'inactive' }), dana)
    expect(await responseStatus(closed.show())).toBe(409)
    expect(await responseStatus(closed.send())).toBe(409)
  })
})
