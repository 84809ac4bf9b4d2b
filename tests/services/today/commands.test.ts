import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCast, aList, aListVehicle, anAdmin, anOwner, aProject, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anOrder } from '#tests/world/orders'
import { aRecipient } from '#tests/world/recipients'
import { aStoredInquiry } from '#tests/world/stages'
import { setClock } from '~/server/clock.server'
import { countQueries, db, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { allRecipients } from '~/services/pickup/recipients.server'
import { commandsFor } from '~/services/today/commands/commands.server'
import { commandExamples } from '~/services/today/commands/examples.server'
import { currentTasks } from '~/services/today/current-tasks.server'

await useDatabase()
setClock(new Date('2026-11-20T15:00:00Z'))

const { dana, mel, vic, omar } = await aCast()
const [eve, walt, pru] = [await anAdmin('eve'), await anOwner('walt'), await aProvider()]
const projectId = await aProject({ Owner: dana, Member: mel, User: vic }, { title: 'The Long Haul' })
const listId = await aList(projectId, dana, { name: 'Long shots' })
const hudson = await aVehicle(omar, { year: 1951, make: 'Hudson', model: 'Hornet' })
const cardId = await aListVehicle(projectId, listId, hudson, dana)
const inquiry = await aStoredInquiry(cardId, dana, { round: 2, lastOfferBy: 'owner' })
const foreignId = await aProject({ Owner: eve }, { title: 'Long Beach' })
const foreign = await aListVehicle(foreignId, await aList(foreignId, eve, { name: 'Long list' }), hudson, eve)
await aStoredInquiry(foreign, eve, { round: 2, lastOfferBy: 'owner' })
const waltsInquiry = await aStoredInquiry(
  await aListVehicle(projectId, listId, await aVehicle(walt, { make: 'Hudson', model: 'Jet' }), dana),
  dana,
)
const { orderId } = await anOrder(dana, projectId, [{ owner: omar }])

const found = async (asker: Account, text: string) =>
  (await commandsFor(asker, text)).map(({ text: line, to }) => [line, to])
const lines = async (asker: Account, text: string) => (await commandsFor(asker, text)).map((command) => command.text)
const at = (path: string) => `/projects/${projectId}/list/${cardId}/${path}`

test('an offer is answered by the name of its vehicle, by members who may answer', async () => {
  expect(await found(dana, 'accept hudson')).toEqual([
    ['Accept the offer for 1951 Hudson Hornet', `${at('messages')}#accept`],
    ['Search ‘hudson’', expect.any(String)],
  ])
  expect((await found(dana, 'counter 51 hudson'))[0]?.[1]).toBe(at('negotiation'))
  expect((await found(dana, 'decline hornet'))[0]?.[1]).toBe(at('decline'))
  expect(await lines(dana, 'withdraw jet')).toContain('Withdraw the inquiry about 1976 Hudson Jet')
  expect(await lines(mel, 'accept hudson hornet')).toEqual([
    'Only the Owner or a Manager can make and answer offers for the 1951 Hudson Hornet.',
    'Search ‘hudson hornet’',
  ])
  expect(await found(vic, 'accept hudson')).toEqual([])
})

test('projects and lists are those of the asker', async () => {
  expect(await found(dana, 'long')).toEqual([
    ['The Long Haul', `/projects/${projectId}/list`],
    ['Long shots', `/projects/${projectId}/list?list=${listId}#list-${listId}`],
    ['Search ‘long’', expect.any(String)],
  ])
  expect((await found(vic, 'long')).map(([text]) => text)).toEqual(['The Long Haul', 'Long shots'])
  expect(await lines(eve, 'long')).toEqual(['Long Beach', 'Long list', 'Search ‘long’'])
})

test('an order is found by its number, first, by the people of its project, its owner and the staff', async () => {
  const number = String(orderId)
  expect((await lines(dana, number)).slice(0, 2)).toEqual([`Order #${number}`, `Send pickup #${number}`])
  expect(await lines(eve, number)).toEqual([`Search ‘${number}’`])
  expect((await found(omar, number)).map(([text]) => text)).toEqual([`Order #${number}`])
  expect(await found(walt, number)).toEqual([])
  expect(await found(pru, number)).toEqual([[`Order #${number}`, `/provider/orders/${number}`]])
  for (const text of [`cancel ${number}`, 'cancel caprice', 'cancel 1976 caprice']) {
    expect(await lines(dana, text)).toContain(`Cancel 1976 Chevrolet Caprice, order #${number}`)
  }
  expect((await lines(dana, `extend ${number}`))[0]).toMatch(`Order #${number} has not started.`)
  expect(await lines(mel, `cancel ${number}`)).toEqual([expect.stringMatching(/^Order #\d+ can only be changed by /)])
  expect(await found(vic, `pickup ${number}`)).toEqual([[`Pickup details #${number}`, `/pickupDetails/${number}`]])
  expect(await found(eve, `pickup ${number}`)).toEqual([])
})

test('pickup details are sent to somebody known in the project, or to a name', async () => {
  await aRecipient(dana, { orderId, projectId })
  const { draft, recipients } = await allRecipients(dana, { orderId, projectId }, 'nobody else')
  expect(draft).toEqual({ firstName: 'nobody', lastName: 'else', email: '', phoneNumber: '' })
  const [known] = recipients
  const [first = '', last = ''] = known?.name.split(' ') ?? []
  for (const name of [first.toUpperCase(), known?.name ?? '']) {
    expect((await allRecipients(dana, { orderId, projectId }, name)).draft).toEqual({
      firstName: first,
      lastName: last,
      email: known?.email,
      phoneNumber: known?.phone,
    })
  }
  expect((await allRecipients(dana, { orderId, projectId }, '%')).draft.email).toBe('')
})

test('owners answer their own inquiries and find their vehicles, staff find everything', async () => {
  const accept = await found(walt, 'accept hudson')
  expect(accept).toEqual([['Accept the offer for 1976 Hudson Jet', `/owner/inquiries/${waltsInquiry.id}#accept`]])
  expect(await found(omar, 'accept hudson')).toEqual([['No inquiries about ‘hudson’ to answer.', '/owner']])
  expect(await found(omar, 'hud hornet')).toEqual([['1951 Hudson Hornet', `/owner/vehicles/${hudson}`]])
  expect(await found(walt, 'hornet')).toEqual([])
  expect(await found(pru, 'hornet')).toEqual([['1951 Hudson Hornet', `/provider/vehicles/${hudson}`]])
  expect((await lines(pru, walt.email)).at(0)).toMatch(/^Orders of /)
  expect(inquiry.id).not.toBe(waltsInquiry.id)
})

test('a closed project offers nothing that changes it', async () => {
  const closedId = await aProject({ Owner: eve }, { title: 'Wrapped' })
  const closedCard = await aListVehicle(
    closedId,
    await aList(closedId, eve),
    await aVehicle(omar, { make: 'Edsel' }),
    eve,
  )
  await aStoredInquiry(closedCard, eve, { round: 2, lastOfferBy: 'owner' })
  await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, closedId))
  expect(await lines(eve, 'accept edsel')).toEqual(['The 1976 Edsel Caprice is in a closed project.', 'Search ‘edsel’'])
  expect(await lines(eve, 'wrapped')).toEqual(['Wrapped', 'Search ‘wrapped’'])
})

test('a page of a project is that of the project in view', async () => {
  const costs = (id: string | null) => commandsFor(dana, 'costs', id)
  expect((await costs(projectId))[0]).toMatchObject({ text: 'Costs', kind: 'The Long Haul' })
  expect((await costs(foreignId))[0]).toMatchObject({ text: 'Costs', kind: 'The Long Haul' })
  const eves = (await commandsFor(eve, 'costs', projectId)).map(({ to }) => to)
  expect(eves).toContain(`/projects/${foreignId}/costs`)
  expect(eves).not.toContain(`/projects/${projectId}/costs`)
})

test('every example finds something that can be done', async () => {
  const examples = async (asker: Account) => (await commandExamples(asker)).join(', ')
  expect(await examples(dana)).toBe(
    `bel air nov 23-27, accept hudson, send pickup ${orderId} to theo, change ${orderId}`,
  )
  expect(await examples(vic)).toBe(`pickup ${orderId}`)
  expect(await examples(eve)).toBe('bel air nov 23-27, accept hudson')
  expect(await examples(walt)).toBe('accept hudson')
  expect([await examples(omar), await examples(pru)]).toEqual(['', ''])
})

test.each([
  '',
  ' ',
  '%',
  "'; drop table orders; --",
  '🚗🚗',
  '\u0000',
  '#99999999999',
  '999999999',
  '\\',
  'x'.repeat(500),
])('%j is harmless', async (text) => {
  for (const asker of [dana, omar, pru]) expect((await commandsFor(asker, text)).length).toBeLessThanOrEqual(1)
})

test('any text takes at most five queries', async () => {
  for (const asker of [dana, omar, pru]) {
    await currentTasks(asker)
    for (const text of ['accept hudson', `extend ${orderId}`, `long ${orderId}`, 'long', 'bel air dec 7-11']) {
      expect((await countQueries(() => commandsFor(asker, text))).count).toBeLessThanOrEqual(5)
    }
  }
})
