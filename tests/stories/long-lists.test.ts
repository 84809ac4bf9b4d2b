import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '../world/app-server'
import { aLongList } from '../world/fleet'
import { aList, aListVehicle, anAdmin, anOwner, aProvider, aVehicle, signedIn } from '../world/people'
import { newVisitor, type Visitor } from '../world/visitor'
import { openProject } from '../world/walks'
import { aWorld, isOnServer } from '../world/world'

const world = await aWorld(async () => {
  const [ada, omar, pru] = [await anAdmin('Ada'), await anOwner('Omar'), await aProvider('Pru')]
  const { projectId } = await aLongList(ada, omar, 60)
  for (const name of ['Second unit', 'Camera tests']) {
    const listId = await aList(projectId, ada, { name })
    for (let number = 0; number < 8; number++) {
      const vehicleId = await aVehicle(omar, { make: 'Ford', model: `Pinto ${name} ${number}` })
      await aListVehicle(projectId, listId, vehicleId, ada)
    }
  }
  return { ada: await signedIn(ada), leaving: await signedIn(ada), pru: await signedIn(pru) }
})
let app: AppServer

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

const cardsOn = (visitor: Visitor) =>
  [...visitor.document().querySelectorAll('article')].map(({ id }) => id).filter((id) => id.startsWith('card-'))
const listsOn = (visitor: Visitor) =>
  [...visitor.document().querySelectorAll('h3')].map(
    ({ textContent }) => textContent?.replace('Edit list', '|').split('|')[0],
  )
const placeOn = (visitor: Visitor) => visitor.document().querySelector(visitor.document().location.hash)

async function theProject(): Promise<Visitor> {
  const visitor = newVisitor(app.origin, world.story.ada)
  await visitor.open('/projects')
  await openProject(visitor, 'The Long Haul')
  return visitor
}

test('a project is read list by list, a page at a time, and each page begins where the last one ended', async () => {
  const ada = await theProject()
  expect([listsOn(ada), cardsOn(ada).length]).toEqual([['Camera tests'], 8])
  await ada.follow('Show more lists')
  expect([listsOn(ada), cardsOn(ada).length]).toEqual([['Second unit'], 8])
  expect(placeOn(ada)?.textContent).toContain('Second unit')
  await ada.follow('Show more lists')
  expect([listsOn(ada), cardsOn(ada).length]).toEqual([['Street traffic, 1976'], 12])
  expect(ada.has('link', 'Show more lists')).toBe(false)
  await ada.follow('Back to the first lists')
  expect(listsOn(ada)).toEqual(['Camera tests'])
})

test('a long list is read alone, two dozen vehicles at a time, and what is done there comes back there', async () => {
  const ada = await theProject()
  ada.fill('Search Vehicle', 'caprice')
  await ada.press('Search')
  await ada.follow(/^Show all 60 vehicles/)
  const first = cardsOn(ada)
  await ada.follow('Show more vehicles')
  const second = cardsOn(ada)
  expect(placeOn(ada)?.id).toBe(second[0])
  await ada.follow('Show more vehicles')
  const third = cardsOn(ada)
  expect([first, second, third].map(({ length }) => length)).toEqual([24, 24, 12])
  expect(new Set([...first, ...second, ...third]).size).toBe(60)
  expect(ada.has('link', 'Show more vehicles')).toBe(false)

  const page = ada.path()
  await ada.follow(/^Remove 1976/)
  await ada.press('Remove Vehicle')
  expect([ada.path(), cardsOn(ada)]).toEqual([page, third.slice(1)])
  await ada.follow('Back to the first vehicles')
  expect(cardsOn(ada)).toEqual(first)
  await ada.follow('Show all lists')
  expect(listsOn(ada)).toEqual(['Camera tests'])
})

test('the search comes back as it was left, until it is cleared, and ends with the log-out', async () => {
  const ada = newVisitor(app.origin, world.story.leaving)
  await ada.open('/')
  expect(ada.text()).not.toContain('As you searched last.')
  ada.tick('Ford')
  await ada.press('Search')
  expect(ada.text()).toContain('16 vehicles')
  await ada.open('/')
  expect(ada.text()).toContain('16 vehicles')
  expect(ada.text()).toContain('As you searched last.')
  await ada.follow('Clear Filters')
  await ada.open('/')
  expect(ada.text()).toContain('76 vehicles')
  expect(ada.text()).not.toContain('As you searched last.')

  ada.tick('Ford')
  await ada.press('Search')
  expect([...ada.cookies.keys()]).toContain('backlot_search')
  await ada.press('Logout')
  expect([...ada.cookies.keys()]).not.toContain('backlot_search')
})

test('the provider takes a backup along, where there is one to take', async () => {
  const pru = newVisitor(app.origin, world.story.pru)
  await pru.open('/provider')
  await pru.follow('Owners')
  expect(pru.has('link', 'Download a backup')).toBe(!isOnServer())
  const answer = await fetch(`${app.origin}/provider/backup`, { headers: { Cookie: world.story.pru } })
  const bytes = await answer.arrayBuffer()
  if (isOnServer()) return expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="backlot-[\dTZ-]+\.tar\.gz"$/)
  expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, String(bytes.byteLength)])
})
