import { expect, test } from 'vitest'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aUser, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aStoredInquiry } from '#tests/world/stages'
import * as projectLists from '~/routes/projects/project'
import { countQueries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

await useDatabase()

const [dana, mel, vic] = [await anAdmin(), await aMember(), await aUser()]
const projectId = await aProject({ Owner: dana, Member: mel, User: vic })
const cardId = await aListVehicle(projectId, await aList(projectId, dana), await aVehicle(await anOwner()), dana)
await aStoredInquiry(cardId, dana, { status: 'agreed', closedBy: 'owner', lastOfferCents: 87_654 })

async function page(as: Account, query = '', cookie = '') {
  const request = await get(`/projects/${projectId}/list${query}`, as)
  const headers = { Cookie: `${request.headers.get('Cookie')}; ${cookie}` }
  const args = { request: new Request(request, { headers }), params: { projectId }, context: {} }
  return projectLists.loader(args)
}

test('a viewer gets no actions, prices, statuses or sums, in cards and in the table', async () => {
  for (const query of ['', '?layout=table', '?status=booked&order=status&layout=table']) {
    const { data } = await page(vic, query)
    expect(data.may).toEqual({ createLists: false, editLists: false, editExternals: false, addVehicles: false })
    expect(data.blocks[0]?.vehicles[0]).toMatchObject({ id: cardId, deal: null })
    expect(data.bar).toMatchObject({ summary: [], statuses: [], orders: [] })
    const addresses = data.bar.layouts.map(({ to }) => new URL(to, 'http://backlot.test').search)
    expect(addresses).toEqual(['?layout=cards', '?layout=table'])
    // ids may contain any digits
    const sent = JSON.stringify({ ...data, here: '' }).replace(/[\da-f-]{36}/g, '')
    expect(sent).not.toMatch(/Cents|stage|876|agreed|booked|status=|order=|inquired/i)
  }
  const { data } = await page(dana)
  expect(data.bar.summary.map(({ text }) => text)).toEqual(['1 agreed'])
})

test('a vehicle has the data for its card and its row', async () => {
  const { data } = await page(dana)
  expect(data.blocks[0]?.vehicles[0]?.deal).toMatchObject({
    prices: ['$100', '$300', '$900'],
    terms: ['Agreed ', '$876.54', expect.any(String)],
    row: { offer: '$876.54' },
  })
})

test('the last layout is remembered per account', async () => {
  const { data, init } = await page(dana, '?layout=table')
  expect(data.table?.checked).toEqual([])
  const cookies = new Headers(init?.headers).getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  const kept = cookies.find((pair) => pair.startsWith('backlot_layout')) ?? ''
  expect([Boolean((await page(dana, '', kept)).data.table), Boolean((await page(mel, '', kept)).data.table)]).toEqual([
    true,
    false,
  ])
  expect((await page(dana, '?layout=wall')).data.table).toBeNull()
})

test('the page takes the same number of queries for a dozen lists as for one', async () => {
  const one = await countQueries(() => page(dana))
  for (let number = 0; number < 11; number++) {
    const listId = await aList(projectId, dana, { name: `Scene ${number}` })
    await aListVehicle(projectId, listId, await aVehicle(await anOwner()), dana)
  }
  const many = await countQueries(() => page(dana))
  expect(many.result.data.blocks.length).toBeGreaterThan(one.result.data.blocks.length)
  expect(many.count).toBe(one.count)
})
