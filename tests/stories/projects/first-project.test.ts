import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anAdmin, anOwner, aVehicle, signedIn } from '#tests/world/builders'
import { cardOf, fillLogIn, inquire } from '#tests/world/visits/steps'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'

const CAPRICE = '1976 Chevrolet Caprice'
const HOSTILE = '</script><b>Ford</b>'

/** An admin's first project, from a vehicle found as a guest to closing it, without script. Each test continues the previous one. */
const { app, story } = await useSharedWorld(async () => {
  const [eve, omar] = [await anAdmin('eve'), await anOwner()]
  const hostileId = await aVehicle(omar, { make: HOSTILE })
  return { eve, cookie: await signedIn(eve), vehicleId: await aVehicle(omar), hostileId }
})
const { eve, cookie, vehicleId, hostileId } = story
let renter: Visitor

test('a public vehicle page has escaped structured data for search engines', async () => {
  const guest = newVisitor(app.origin)
  await guest.open(`/home/view-vehicle?car-id=${hostileId}`)
  const [described, ...more] = guest.document().querySelectorAll('script[type="application/ld+json"]')
  expect(JSON.parse(described?.textContent ?? '')).toMatchObject({ brand: { name: HOSTILE }, '@type': 'Vehicle' })
  expect(more).toEqual([])
  expect(guest.document().querySelector('b')).toBeNull()
})

test('a vehicle found by a guest is kept through log-in and project creation and put on the first list', async () => {
  renter = newVisitor(app.origin)
  await renter.open(`/home/view-vehicle?car-id=${vehicleId}`)
  await renter.follow(/^Add to project/)
  await fillLogIn(renter, eve)
  expect(renter.text()).toContain('No projects found.')
  await renter.follow('Create Project')
  expect(renter.text()).toContain(`${CAPRICE} goes on its first list.`)
  renter.fill('Project title', '<b>Chrome</b> 🎬')
  await renter.press('Create')
  expect(renter.status()).toBe(400)
  expect(renter.text()).toContain('Wishlist Name is required')
  renter.fill('Production company', 'Red Clay Pictures')
  renter.fill('Name', 'Hero cars')
  renter.fill('Email 5', 'newcomer@crew.example')
  renter.fill('Role 5', 'Viewer')
  await renter.press('Create')
  expect(renter.text()).toContain('Project created Successfully. Added Vehicle Successfully.')
  await renter.follow('Projects')
  await renter.follow('<b>Chrome</b> 🎬')
  expect(renter.has('heading', /^Hero cars/)).toBe(true)
  expect(cardOf(renter, CAPRICE).textContent).toContain('Not inquired')
})

test('the vehicle’s PDF opens from its page', async () => {
  const crew = newVisitor(app.origin, cookie)
  await crew.open(`/home/view-vehicle?car-id=${vehicleId}`)
  const pdf = await crew.follow(/^PDF of the 1976 Chevrolet Caprice/)
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
})

test('the Owner renames the project', async () => {
  await renter.open(`${pathOf(renter)}/project`)
  renter.fill('Project title', 'Chrome Summer')
  await renter.press('Update')
  expect(renter.document().body.textContent).toContain('Project  updated Successfully')
  expect(renter.has('heading', 'Chrome Summer')).toBe(true)
})

test('the Owner closes the project, and a page from before says so', async () => {
  await inquire(renter, CAPRICE, '450')
  const stale = newVisitor(app.origin, cookie)
  await stale.open(pathOf(renter))
  await renter.open(`${pathOf(renter)}/closing`)
  expect(renter.text()).toContain('1 open inquiry will be withdrawn and its owner notified.')
  await renter.press('Close Project')
  expect([renter.path(), renter.text().includes('Project Closed Successfully.')]).toEqual(['/projects', true])
  expect(renter.find('region', 'Your Past Projects').textContent).toContain('Chrome Summer')

  await stale.follow('Create List')
  expect(stale.status()).toBe(409)
  expect(stale.text()).toContain('This project is closed.')
  await stale.follow('OK')
  expect(stale.text()).toContain('Inactive')
  expect(stale.has('link', 'Create List')).toBe(false)
})

const pathOf = (visitor: Visitor) => visitor.path().replace(/[?#].*/, '')
