import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aMember, anAdmin, anOwner, aProject } from '#tests/world/builders'
import { aBookedItem } from '#tests/world/orders'
import { logIn, openProject } from '#tests/world/visits/steps'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { orderPaths } from '~/models/trade/paths/orders'
import { pickupPaths } from '~/models/trade/paths/pickup'

const TITLE = 'Night Ferry'
const TODAY = todayIn('America/New_York', new Date())

const { app, story } = await useSharedWorld(async () => {
  const [dana, mel, omar] = [await anAdmin(), await aMember(), await anOwner()]
  const projectId = await aProject({ Owner: dana, Member: mel }, { title: TITLE, productionCompany: 'Ferry TV' })
  const days = { from: addDays(TODAY, 1), to: addDays(TODAY, 4) }
  const { ref } = await aBookedItem(dana, projectId, { owner: omar, ...days })
  return { dana, mel, omar, ref }
})

test('a member reaches the pickup of tomorrow with two presses', async () => {
  const mel = await logIn(app.origin, story.mel)
  await mel.follow(/^Today/)
  expect(mel.text()).toContain('Pickup tomorrow')
  await mel.follow(/^Open pickup details/)
  expect(mel.path()).toBe(pickupPaths.pickupDetails(story.ref.orderId))
})

test('a leader gets from the project to the order whose papers are missing', async () => {
  const order = orderPaths.orderDetails(story.ref.orderId, story.ref.projectId, TITLE)
  const dana = await logIn(app.origin, story.dana)
  await openProject(dana, TITLE)
  expect(dana.find('link', 'Unsigned, PO and COI missing, pickup tomorrow').getAttribute('href')).toBe(order)
  await dana.follow('1 task due today')
  expect(dana.text()).toContain('Unsigned, PO and COI missing, pickup tomorrow')
  await dana.follow(/^Resend agreement/)
  expect(dana.path()).toBe(order)
  expect(dana.has('button', 'RESEND')).toBe(true)
})

test('an owner reads who picks up tomorrow', async () => {
  const omar = await logIn(app.origin, story.omar)
  await omar.follow(/^Today/)
  for (const text of ['Pickup tomorrow', 'Ferry TV']) expect(omar.text()).toContain(text)
})
