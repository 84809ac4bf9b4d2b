import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aList, aListVehicle, aLongList, aMember, anAdmin, anOwner, aVehicle, signedIn } from '#tests/world/builders'
import { openProject } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { crewPaths } from '~/models/trade/paths/crew'
import { db, projectMembers } from '~/server/db/client.server'

const { app, story } = await useSharedWorld(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const { projectId } = await aLongList(dana, omar, 60)
  for (const name of ['Second unit', 'Camera tests']) {
    const listId = await aList(projectId, dana, { name })
    for (let number = 0; number < 8; number++) {
      const vehicleId = await aVehicle(omar, { make: 'Ford', model: `Pinto ${name} ${number}` })
      await aListVehicle(projectId, listId, vehicleId, dana)
    }
  }
  const crew = await Promise.all(Array.from({ length: 60 }, () => aMember()))
  await db()
    .insert(projectMembers)
    .values(crew.map(({ id: accountId }) => ({ projectId, accountId, role: 'Member' as const })))
  return {
    members: crewPaths.members(projectId),
    dana: await signedIn(dana),
  }
})

const cardsOn = (visitor: Visitor) =>
  [...visitor.document().querySelectorAll('article')].map(({ id }) => id).filter((id) => id.startsWith('card-'))
const listsOn = (visitor: Visitor) =>
  [...visitor.document().querySelectorAll('h3')].map(
    ({ textContent }) => textContent?.replace('Edit list', '|').split('|')[0],
  )
const targetOn = (visitor: Visitor) => visitor.document().querySelector(visitor.document().location.hash)

async function theProject(): Promise<Visitor> {
  const visitor = newVisitor(app.origin, story.dana)
  await visitor.open('/projects')
  await openProject(visitor, 'The Long Haul')
  return visitor
}

test('sixty members are shown in one dialog of normal weight', async () => {
  const dana = newVisitor(app.origin, story.dana)
  await dana.open(story.members)
  expect(dana.document().querySelectorAll('dialog tbody tr').length).toBe(61)
  expect(gzipSync(dana.html()).byteLength).toBeLessThan(20_000)
})

test('lists are paginated, and each page starts where the last one ended', async () => {
  const dana = await theProject()
  expect([listsOn(dana), cardsOn(dana).length]).toEqual([['Camera tests'], 8])
  await dana.follow(/^Show more lists/)
  expect([listsOn(dana), cardsOn(dana).length]).toEqual([['Second unit'], 8])
  expect(targetOn(dana)?.textContent).toContain('Second unit')
  await dana.follow(/^Show more lists/)
  expect([listsOn(dana), cardsOn(dana).length]).toEqual([['Street traffic, 1976'], 9])
  expect(dana.has('link', /^Show more lists/)).toBe(false)
  await dana.follow('Back to the first lists')
  expect(listsOn(dana)).toEqual(['Camera tests'])
})

test('a single long list is paginated by 24 vehicles, and removing returns to the same page', async () => {
  const dana = await theProject()
  dana.fill('Search Vehicle', 'caprice')
  await dana.press('Search')
  await dana.follow(/^Show all 60 vehicles/)
  const first = cardsOn(dana)
  await dana.follow('Show more vehicles')
  const second = cardsOn(dana)
  expect(targetOn(dana)?.id).toBe(second[0])
  await dana.follow('Show more vehicles')
  const third = cardsOn(dana)
  expect([first, second, third].map(({ length }) => length)).toEqual([24, 24, 12])
  expect(new Set([...first, ...second, ...third]).size).toBe(60)
  expect(dana.has('link', 'Show more vehicles')).toBe(false)

  const page = dana.path()
  await dana.follow(/^Remove 1976/)
  await dana.press('Remove Vehicle')
  expect([dana.path().replace(/&removed=.*/, ''), cardsOn(dana)]).toEqual([page, third])
  expect(dana.document().getElementById(third[0] ?? '')?.textContent).toContain('Removed.')
  await dana.follow('Back to the first vehicles')
  expect(cardsOn(dana)).toEqual(first)
  await dana.follow('Show all lists')
  expect(listsOn(dana)).toEqual(['Camera tests'])
})

test('the table has all lists on one page, and the vehicles of one are removed together and come back', async () => {
  const dana = await theProject()
  await dana.follow('Table')
  const rows = () => [...dana.document().querySelectorAll('tr[id^="card-"]')]
  expect([listsOn(dana), rows().length]).toEqual([['Camera tests', 'Second unit', 'Street traffic, 1976'], 75])
  expect(dana.has('link', /^Show/)).toBe(false)
  expect(gzipSync(dana.html()).byteLength).toBeLessThan(45_000)

  dana.fill('Search Vehicle', 'pinto')
  await dana.press('Search')
  await dana.follow(/^All.*of Camera tests$/)
  await dana.press('Remove')
  await dana.press('Remove 8 vehicles')
  expect([dana.text(), rows().length]).toEqual([expect.stringContaining('8 vehicles removed.'), 8])
  await dana.press('Undo the removal of 8 vehicles')
  expect(rows().length).toBe(16)
  expect(dana.document().querySelectorAll('input[name="selected"]:checked').length).toBe(8)
})
