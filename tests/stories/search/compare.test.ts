import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { logIn } from '#tests/world/visits/steps'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { comparePaths, searchPaths } from '~/models/trade/paths/search'

/** Compares vehicles without script. */
const { app, story } = await useSharedWorld(async () => {
  const [dana, mel, omar] = [await anAdmin(), await aMember(), await anOwner()]
  const bearcat = await aVehicle(omar, { year: 1948, make: 'Stutz', model: 'Bearcat', color: 'maroon' })
  const sedan = await aVehicle(omar, { year: 1948, make: 'Stutz', model: 'Blackhawk', color: 'blue' })
  const projectId = await aProject({ Owner: dana, Member: mel })
  const listId = await aList(projectId, dana)
  const listVehicleIds = [
    await aListVehicle(projectId, listId, bearcat, dana),
    await aListVehicle(projectId, listId, sedan, dana),
  ]
  return { dana, mel, bearcat, sedan, projectId, listVehicleIds }
})
const NAMES = ['1948 Stutz Bearcat', '1948 Stutz Blackhawk'] as const

test('vehicles checked in the search are beside each other, and can be narrowed and taken out', async () => {
  const mel = await logIn(app.origin, story.mel)
  await mel.open(`${searchPaths.searchResults()}?q=stutz`)
  for (const name of NAMES) mel.tick(`Compare ${name}`)
  await mel.press('Compare')
  expect(mel.text()).toContain('facts differ')
  expect(mel.has('rowheader', 'Runs and drives')).toBe(true)
  await mel.follow('Only differences')
  expect(mel.has('rowheader', 'Color')).toBe(true)
  expect(mel.has('rowheader', 'Runs and drives')).toBe(false)
  await mel.follow(`Remove ${NAMES[1]} from the comparison`)
  expect(mel.text()).toContain('Choose at least one more vehicle to compare.')
  expect(mel.text()).toContain(`Chosen so far: ${NAMES[0]}.`)
})

test('its form asks for other dates and keeps the vehicles', async () => {
  const mel = await logIn(app.origin, story.mel)
  await mel.open(comparePaths.compare({ vehicleIds: [story.bearcat, story.sedan] }))
  mel.fill('Distance from (optional)', '30303')
  await mel.press('Show')
  expect(mel.text()).toContain('Distance from 30303')
  for (const name of NAMES) expect(mel.text()).toContain(name)
})

test('vehicles selected in a list of a project lead to their comparison, with the location of the project', async () => {
  const dana = await logIn(app.origin, story.dana)
  const selected = story.listVehicleIds.map((id) => `selected=${id}`).join('&')
  await dana.open(`${arrangePaths.selectedComparison(story.projectId)}?${selected}`)
  expect(dana.path()).toBe(comparePaths.compare({ vehicleIds: [story.bearcat, story.sedan], near: 'Newnan, GA' }))
  expect(dana.text()).toContain('Distance from Newnan, GA')
})
