import { beforeAll, expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aUser, aVehicle } from '#tests/world/builders'
import { logIn, openProject } from '#tests/world/visits/steps'
import type { Visitor } from '#tests/world/visits/visitor'

/** A member arranges a list without script. Each test continues the previous one. */
const { app, story } = await useSharedWorld(async () => {
  const [dana, mel, vic, omar] = [await anAdmin(), await aMember(), await aUser(), await anOwner()]
  const projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  await aList(projectId, dana, { name: 'Second unit' })
  const listId = await aList(projectId, dana, { name: 'Hero cars' })
  for (const model of ['Nova', 'Impala', 'Caprice']) {
    await aListVehicle(projectId, listId, await aVehicle(omar, { model }), dana)
  }
  return { dana, mel, vic }
})
let mel: Visitor

beforeAll(async () => {
  mel = await logIn(app.origin, story.mel)
  await openProject(mel, 'The Long Haul')
})

const modelsOn = (visitor: Visitor) =>
  [...visitor.text().matchAll(/Select \d{4} Chevrolet (Nova|Impala|Caprice)/g)].map(([, model]) => model)

test('vehicles move by a step or to a number, and what is no number is explained', async () => {
  await mel.follow('Arrange Hero cars')
  await mel.press('Move 1976 Chevrolet Caprice up')
  expect(modelsOn(mel)).toEqual(['Nova', 'Caprice', 'Impala'])
  mel.fill('Position of 1976 Chevrolet Nova', '3')
  await mel.press('Move to this position: 1976 Chevrolet Nova')
  expect(modelsOn(mel)).toEqual(['Caprice', 'Impala', 'Nova'])
  mel.fill('Position of 1976 Chevrolet Nova', 'first')
  await mel.press('Move to this position: 1976 Chevrolet Nova')
  expect([mel.status(), mel.text()]).toEqual([400, expect.stringContaining('Please enter a position, like 3.')])
})

test('a note is written from there, and a Viewer reads it and changes nothing', async () => {
  await mel.follow('Note on 1976 Chevrolet Nova')
  mel.fill('Picture car', 'PC-12')
  mel.fill('Character', 'Ruby’s car, 1 of 3')
  mel.tick('First choice')
  mel.fill('Note', 'Tow bar at the front')
  await mel.press('Save')
  expect(mel.text()).toContain('Note saved.')
  expect(mel.text()).toMatch(/PC-12, Ruby’s car, 1 of 3\s*First choice\s*Tow bar at the front/)

  const vic = await logIn(app.origin, story.vic)
  await openProject(vic, 'The Long Haul')
  expect(vic.text()).toMatch(/PC-12, Ruby’s car, 1 of 3\s*First choice\s*Tow bar at the front/)
  expect([vic.has('link', 'Arrange Hero cars'), vic.has('link', 'Note on 1976 Chevrolet Nova')]).toEqual([false, false])
})

test('several vehicles are marked, moved and removed', async () => {
  for (const model of ['Caprice', 'Impala']) mel.tick(`Select 1976 Chevrolet ${model}`)
  await mel.press('Mark')
  await mel.press('Mark 2 vehicles')
  expect(mel.text()).toContain('Please choose a mark.')
  mel.tick('Backup')
  await mel.press('Mark 2 vehicles')
  expect(mel.text()).toContain('2 vehicles marked.')

  for (const model of ['Caprice', 'Nova']) mel.tick(`Select 1976 Chevrolet ${model}`)
  await mel.press('Move to a list')
  mel.fill('List', 'Second unit')
  await mel.press('Move 2 vehicles')
  expect(mel.text()).toContain('2 vehicles moved to Second unit.')
  expect(modelsOn(mel)).toEqual(['Impala'])

  mel.tick('Select 1976 Chevrolet Impala')
  await mel.press('Remove')
  await mel.press('Remove 1 vehicle')
  expect(mel.text()).toContain('1 vehicle removed.')
  expect([mel.has('link', 'Removed Vehicles'), modelsOn(mel)]).toEqual([true, []])
  await mel.press('Undo the removal of 1 vehicle')
  expect(mel.text()).toContain('1 vehicle restored.')
  expect([mel.has('button', 'Undo the removal of 1 vehicle'), modelsOn(mel)]).toEqual([false, ['Impala']])
  // restored vehicles are selected again
  await mel.press('Remove')
  await mel.press('Remove 1 vehicle')
})

test('an empty list is archived and comes back, and lists change places', async () => {
  await mel.follow('Arrange Lists')
  await mel.press('Archive Hero cars')
  expect(mel.text()).toContain('List archived.')
  await mel.press('Bring back Hero cars')
  expect(mel.text()).toContain('List is back.')
  await mel.press('Move Second unit up')
  await mel.follow('The Long Haul')
  expect([...mel.document().querySelectorAll('h3 bdi')].map(({ textContent }) => textContent)).toEqual([
    'Second unit',
    'Hero cars',
  ])
  expect(mel.text()).toContain('PC-12')
})

test('the project shows the vehicles with a mark, and a search keeps it', async () => {
  const isThere = () => ['Nova', 'Impala', 'Caprice'].filter((model) => mel.text().includes(`1976 Chevrolet ${model}`))
  await mel.follow('Backup (1)')
  expect(isThere()).toEqual(['Caprice'])
  mel.fill('Search Vehicle', 'caprice')
  await mel.press('Search')
  expect(isThere()).toEqual(['Caprice'])
  await mel.follow('All marks')
  await mel.follow('First choice (1)')
  expect(isThere()).toEqual([])
})
