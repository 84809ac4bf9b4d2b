import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aMember, anOwner, aVehicle } from '#tests/world/builders'
import { logIn } from '#tests/world/visits/steps'
import { savedSearchPaths, searchPaths } from '~/models/trade/paths/search'

/** Saves searches without script. */
const { app, story } = await useSharedWorld(async () => {
  await aVehicle(await anOwner(), { year: 1948, make: 'Nash', model: 'Ambassador' })
  return { mel: await aMember() }
})

test('a search is saved on its results, and its emails are turned off, removed and restored on its page', async () => {
  const mel = await logIn(app.origin, story.mel)
  await mel.open(searchPaths.searchResults())
  await mel.follow('Saved searches')
  expect(mel.text()).toContain('You have no saved searches yet.')

  await mel.open(`${searchPaths.searchResults()}?q=nash&year-from=1940&sort=newest`)
  await mel.press('Save this search')
  expect(mel.path()).toBe('/home/searchResults?q=nash&year-from=1940&sort=newest')
  expect(mel.text()).toContain('Search saved. We email you about new matches in the morning.')
  await mel.press('Saved searches')
  expect(mel.text()).toContain('Email alerts on. No new matches yet.')

  await mel.press('Turn email off for nash, From 1940')
  expect(mel.text()).toContain('Email alerts off.')
  await mel.press('Remove nash, From 1940')
  expect(mel.text()).toContain('Removed.')
  await mel.press('Undo the removal of nash, From 1940')
  expect([mel.path(), mel.text().includes('Email alerts off.')]).toEqual([savedSearchPaths.savedSearches(), true])
  await mel.follow('Show vehicles for nash, From 1940')
  expect(mel.path()).toBe('/home/searchResults?q=nash&year-from=1940')
})
