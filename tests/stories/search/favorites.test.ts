import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aMember, anOwner, aUser, aVehicle } from '#tests/world/builders'
import { fillLogIn, logIn } from '#tests/world/visits/steps'
import { newVisitor } from '#tests/world/visits/visitor'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { favoritePaths, searchPaths } from '~/models/trade/paths/search'

/** Sets favorites without script. */
const { app, story } = await useSharedWorld(async () => {
  const [mel, vic, omar] = [await aMember(), await aUser(), await anOwner()]
  const vehicleId = await aVehicle(omar, { year: 1948, make: 'Tucker', model: 'Torpedo' })
  return { mel, vic, vehicleId }
})
const NAME = '1948 Tucker Torpedo'
const HEART = `Favorite ${NAME}`
const vehicle = fleetPaths.viewVehicle(story.vehicleId)

test('a heart on a search result returns to it, and the vehicle is on the page of favorites until it is pressed again', async () => {
  const mel = await logIn(app.origin, story.mel)
  await mel.open(`${searchPaths.searchResults()}?q=tucker`)
  await mel.press(HEART)
  expect(mel.path()).toBe('/home/searchResults?q=tucker')
  expect(mel.find('button', HEART).getAttribute('aria-pressed')).toBe('true')
  await mel.follow('Favorites')
  expect(mel.text()).toContain(NAME)
  await mel.follow(NAME)
  await mel.press(HEART)
  expect([mel.path(), mel.find('button', HEART).getAttribute('aria-pressed')]).toEqual([vehicle, 'false'])
  await mel.follow('Favorites')
  expect(mel.text()).toContain('You have no favorites yet.')
  await mel.open(`${favoritePaths.favorites()}?map=on`)
  expect(mel.text()).toContain('You have no favorites yet.')
})

test('pressed before logging in, a heart is set after it; nobody else sees it', async () => {
  const visitor = newVisitor(app.origin)
  await visitor.open(vehicle)
  await visitor.follow('Add to favorites')
  await fillLogIn(visitor, story.vic)
  expect(visitor.path()).toBe(vehicle)
  expect(visitor.text()).toContain('Added to your favorites.')
  await visitor.follow('Favorites')
  expect(visitor.text()).toContain(NAME)

  const mel = await logIn(app.origin, story.mel)
  await mel.open(favoritePaths.favorites())
  expect(mel.text()).not.toContain(NAME)
})

test('pressed after the session has ended, a heart is set after the log-in, on the page where it was pressed', async () => {
  const mel = await logIn(app.origin, story.mel)
  const results = `${searchPaths.searchResults()}?q=tucker`
  await mel.open(results)
  mel.cookies.clear()
  await mel.press(HEART)
  await fillLogIn(mel, story.mel)
  expect(mel.path()).toBe('/home/searchResults?q=tucker')
  expect(mel.find('button', HEART).getAttribute('aria-pressed')).toBe('true')
})
