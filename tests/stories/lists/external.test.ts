import { beforeAll, expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { aList, aMember, anAdmin, aProject, aUser } from '#tests/world/builders'
import { aPhoto } from '#tests/world/files/photos'
import { logIn } from '#tests/world/visits/steps'
import type { Visitor } from '#tests/world/visits/visitor'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { externalPaths } from '~/models/trade/paths/lists'

/** A member records and edits a vehicle rented elsewhere without script. Each test continues the previous one. */
const { app, story } = await useSharedWorld(async () => {
  const [dana, mel, vic] = [await anAdmin(), await aMember(), await aUser()]
  const projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  return { projectId, listId: await aList(projectId, dana, { name: 'Hero cars' }), mel, vic }
})
const today = todayIn(HOME_ZONE, new Date())
const later = (days: number) => addDays(today, days)
let mel: Visitor
let listVehicleId: string

beforeAll(async () => {
  mel = await logIn(app.origin, story.mel)
})

const period = (legend: string) => mel.find('group', legend)

test('a rejected form keeps what was typed and asks for the files again', async () => {
  await mel.open(externalPaths.newExternal(story.projectId, story.listId))
  mel.fill('Make', 'Ford')
  mel.fill('Year', '2019')
  mel.fill('Color', 'Red')
  mel.fill('VIN Number', '1FTEW1E50KFA00001')
  mel.fill('Purchase Price', '2,400')
  mel.tick('Rent')
  mel.tick('Hero Shots')
  mel.fill('Other usages (optional)', 'tow rig, insert car')
  mel.fill('From', later(3), period('Usage Date'))
  mel.fill('To', later(4), period('Usage Date'))
  mel.fill('Rental Company Name', 'Peach State Rentals')
  mel.fill('Rental Company Email', 'desk@peach.example')
  mel.fill('Rental Company Phone', '404 555')
  mel.fill('From', later(2), period('Rental Date'))
  mel.fill('To', later(5), period('Rental Date'))
  mel.attach('Add photos', await aPhoto())
  await mel.press('CONFIRM')
  expect(mel.status()).toBe(400)
  const sentences = [
    'Model is required',
    'Phone number must contain at least 10 digits',
    'Please choose the photos and files again.',
  ]
  for (const sentence of sentences) expect(mel.text()).toContain(sentence)

  mel.fill('Model', 'F-150')
  mel.fill('Rental Company Phone', '(404) 555-0123')
  mel.attach('Add photos', await aPhoto())
  listVehicleId = mel.document().querySelector<HTMLInputElement>('[name=listVehicleId]')?.value ?? ''
  mel.attach('Add files', Buffer.from('<script>alert(1)</script>'))
  await mel.press('CONFIRM')
  expect(mel.text()).toContain('Vehicle purchase/rental recorded successfully.')
})

test('it is viewed with its file as an attachment, and changed to a purchase, which clears the rental', async () => {
  await mel.open(externalPaths.externalVehicle(story.projectId, listVehicleId))
  for (const text of ['$2,400.00', 'Peach State Rentals', '+1 (404) 555-0123', 'Hero Shots, tow rig, insert car'])
    expect(mel.text()).toContain(text)
  const file = mel.find('link', 'IMG_0001.JPG').getAttribute('href') ?? ''
  const cookie = [...mel.cookies].map((pair) => pair.join('=')).join('; ')
  const response = await fetch(app.origin + file, { headers: { cookie } })
  expect([response.status, response.headers.get('Content-Disposition'), await response.text()]).toEqual([
    200,
    'attachment; filename="IMG_0001.JPG"',
    '<script>alert(1)</script>',
  ])
  const vehicle = mel.path()
  await mel.follow('EDIT DETAILS')
  mel.tick('Purchase')
  mel.tick('Remove IMG_0001.JPG', mel.find('group', 'Vehicle Photo'))
  await mel.press('CONFIRM')
  expect(mel.text()).toContain('Atleast One Photo is required')
  mel.attach('Add photos', await aPhoto())
  await mel.press('CONFIRM')
  expect(mel.text()).toContain('Vehicle purchase/rental updated successfully.')
  expect(mel.text()).not.toContain('Peach State Rentals')

  const vic = await logIn(app.origin, story.vic)
  await vic.open(vehicle)
  expect(vic.text()).toContain('2019 Ford F-150')
  expect(vic.html()).not.toMatch(/2,400|2400|Peach|\/purchase-files\//)
  await vic.open(file)
  expect(vic.status()).toBe(403)
})
