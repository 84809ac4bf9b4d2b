import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aUser, aVehicle } from '#tests/world/builders'
import { FIVE_DAYS } from '#tests/world/days'
import { logIn, openProject } from '#tests/world/visits/steps'

/** A member finds background cars and inquires about them without script. Each test continues the previous one. */
const { app, story } = await useSharedWorld(async () => {
  const [dana, vic, omar] = [await anAdmin(), await aUser(), await anOwner()]
  const projectId = await aProject({ Owner: dana, User: vic })
  const listId = await aList(projectId, dana, { name: 'Street traffic' })
  for (const part of [{ model: 'Nova' }, { model: 'Impala' }, { model: 'Caprice', refusedUses: ['hero_shots'] }]) {
    await aListVehicle(projectId, listId, await aVehicle(omar, part), dana)
  }
  return { dana, vic, omar }
})

test('free vehicles are found on a list, and several are inquired about at once', async () => {
  const dana = await logIn(app.origin, story.dana)
  await openProject(dana, 'The Long Haul')
  await dana.follow('Availability of Street traffic')
  dana.fill('From', FIVE_DAYS.from)
  dana.fill('To', FIVE_DAYS.to)
  await dana.press('Show dates')
  expect(dana.text()).toContain('Free on all 5 days.')

  for (const model of ['Nova', 'Impala', 'Caprice']) dana.tick(`Select 1976 Chevrolet ${model}`)
  await dana.press('Inquire')
  dana.fill('Your rate, percent of each list price', '79')
  await dana.press('Review offers')
  expect(dana.text()).toContain('Mileage is required')
  expect(dana.text()).toContain('Your rate should not be less than 80% of the original price.')

  dana.fill('Your rate, percent of each list price', '90')
  dana.fill('Mileage', 'Low (1-5)')
  dana.tick('Hero Shots')
  await dana.press('Review offers')
  expect(dana.text()).toContain('Left out: Not available for Hero Shots.')
  await dana.press('Send 2 inquiries')
  expect(dana.text()).toContain('2 inquiries were sent to the car owners.')
  expect(dana.text()).toContain('Not sent: Not available for Hero Shots.')
})

test('their owner answers them on one page', async () => {
  const omar = await logIn(app.origin, story.omar)
  await omar.follow(/^Inbox/)
  expect(omar.text()).toContain('2 inquiries to answer')
})

test('a Viewer sees the days but cannot inquire', async () => {
  const vic = await logIn(app.origin, story.vic)
  await openProject(vic, 'The Long Haul')
  await vic.follow('Availability of Street traffic')
  expect(vic.text()).toContain('1976 Chevrolet Nova')
  expect([vic.has('button', 'Inquire'), vic.text().includes('$')]).toEqual([false, false])
})
