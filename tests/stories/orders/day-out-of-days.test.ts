import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anAdmin, anOwner, aProject, aProvider, aUser } from '#tests/world/builders'
import { aBookedItem } from '#tests/world/orders'
import { logIn, openProject } from '#tests/world/visits/steps'
import { formatDay } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { projectPaths } from '~/models/trade/paths/projects'

const TODAY = todayIn('America/New_York', new Date())
const inDays = (days: number) => addDays(TODAY, days)
const DAYS = { from: inDays(20), to: inDays(24) }
const text = (day: string) => formatDay(day, TODAY)

const { app, story } = await useSharedWorld(async () => {
  const [dana, vic, omar, pru] = [await anAdmin(), await aUser(), await anOwner(), await aProvider()]
  const projectId = await aProject(
    { Owner: dana, User: vic },
    { title: 'Quiet Convoy', productionCompany: 'Convoy TV' },
  )
  await aBookedItem(dana, projectId, { owner: omar, agreedCents: 50_000, ...DAYS })
  return { dana, vic, omar, pru, chart: projectPaths.dayOutOfDays(projectId) }
})

const BOOKED = `Booked, pickup ${text(DAYS.from)}, return ${text(DAYS.to)}`

test('without script a crew reads the chart, looks at other days, and changes the dates of a booking', async () => {
  const dana = await logIn(app.origin, story.dana)
  await openProject(dana, 'Quiet Convoy')
  await dana.follow('Day Out of Days')
  expect(dana.path()).toBe(story.chart)
  expect(dana.text()).toContain('Total before tax $500')
  expect(dana.has('link', BOOKED)).toBe(true)

  // in either order
  dana.fill('From', inDays(22))
  dana.fill('To', inDays(21))
  await dana.press('Show dates')
  expect(dana.path()).toBe(`${story.chart}?from=${inDays(22)}&to=${inDays(21)}`)
  expect(dana.text()).toContain('Total before tax $200')
  await dana.follow(/^Later/)
  expect(dana.path()).toBe(`${story.chart}?from=${inDays(23)}&to=${inDays(24)}`)
  expect([dana.text().includes('Total before tax $200'), dana.has('link', /^Later/)]).toEqual([true, false])
  await dana.follow(/^Earlier/)
  for (const days of ['from=9999-01-01&to=1', 'from=1900-01-01', 'from=2199-12-31&after=x']) {
    expect((await dana.open(`${story.chart}?${days}`)).status).toBe(200)
  }

  await dana.open(story.chart)
  await dana.follow(/^Change dates of 1976 Chevrolet Caprice/)
  dana.fill('To', inDays(25))
  await dana.press('Show price')
  await dana.press('Change date')
  expect(dana.text()).toContain('Booking period changed successfully.')
  await dana.open(story.chart)
  expect(dana.text()).toContain('Total before tax $600')
})

test('a viewer sees the booking without amounts or links to change it, its owner the income, and staff both', async () => {
  const vic = await logIn(app.origin, story.vic)
  await vic.open(story.chart)
  expect([vic.text().includes('$'), vic.has('link', /^Change dates/), vic.text().includes('Booked, pickup')]).toEqual([
    false,
    false,
    true,
  ])
  const omar = await logIn(app.origin, story.omar)
  await omar.follow('Calendar')
  expect([omar.text().includes('Total before tax $'), omar.has('link', /^Booked, pickup .*, Convoy TV$/)]).toEqual([
    true,
    true,
  ])
  const pru = await logIn(app.origin, story.pru)
  await pru.follow('Orders')
  await pru.follow('Day Out of Days')
  pru.fill('Project', 'quiet CONVOY')
  await pru.press('Show')
  expect(pru.text()).toContain('Total before tax $600')
  await pru.follow(/^Change dates of 1976 Chevrolet Caprice/)
  expect(pru.find('dialog', 'Change Date')).toBeTruthy()
})
