import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anOwner, aVehicle } from '#tests/world/builders'
import { logIn } from '#tests/world/visits/steps'
import { formatMonth, monthAfter, monthOf } from '~/models/trade/days/calendar'
import { todayIn } from '~/models/trade/days/zones'
import { ownerPaths } from '~/models/trade/paths/owner'

const MONTH = monthAfter(monthOf(todayIn('America/New_York', new Date())), 2)

const { app, story } = await useSharedWorld(async () => {
  const omar = await anOwner()
  return { omar, vehicleId: await aVehicle(omar, { model: 'Biscayne' }) }
})

test('days are blocked by pressing them in the calendar, and released by pressing one of them, without script', async () => {
  const owner = await logIn(app.origin, story.omar)
  await owner.open(ownerPaths.ownerCalendar({ from: `${MONTH}-05`, to: `${MONTH}-07` }))
  await owner.follow('Free, block')
  const month = () => owner.find('table', formatMonth(MONTH))
  expect(owner.text()).toContain('Choose the last day, or block this day alone.')
  await owner.follow('7', month())
  expect(owner.path()).toBe(ownerPaths.ownerVehicle(story.vehicleId, MONTH, { from: `${MONTH}-05`, to: `${MONTH}-07` }))
  owner.fill('Note (optional, only you can see it)', 'Paint')
  await owner.press('Block dates')
  expect(owner.text()).toContain('Dates blocked.')

  await owner.follow(/^6\W+blocked by you/, month())
  expect(owner.find('heading', /^Blocked .* 5, .* to .* 7, /)).toBeTruthy()
  await owner.follow('Cancel')
  expect(owner.has('heading', 'Block dates')).toBe(true)
  await owner.follow(/^7\W+blocked by you/, month())
  await owner.press(/^Unblock/)
  expect(owner.text()).toContain('Dates unblocked.')
  expect(owner.has('link', /blocked by you/)).toBe(false)
})
