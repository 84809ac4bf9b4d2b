import { describe, expect, test } from 'vitest'
import { isForScript, isPage, routeAt } from '#tests/architecture/route-files'
import { useWorld } from '#tests/world/application/world'
import { aCrewAtWork, cookiesOf } from '#tests/world/crews'
import { rowSnapshot } from '#tests/world/database/database'
import { FIVE_DAYS } from '#tests/world/days'
import { LONG } from '#tests/world/visits/filled-forms'
import { fieldOf, type HtmlResponse, postRaw, type RawFields, sentencesOn } from '#tests/world/visits/raw-requests'
import { FORMS, pathTo, requestTo } from '#tests/world/visits/route-requests'

const { app, story, stopApps, inside } = await useWorld(async () => {
  const crew = await aCrewAtWork(FIVE_DAYS)
  return { crew, cookies: await cookiesOf(crew), before: await rowSnapshot() }
})
const { crew, cookies, before } = story

const validFields = (address: string): RawFields => requestTo(address, crew).fields ?? {}

/** Posts the form with valid fields except for these; undefined leaves one out. */
function postWith(address: string, fields: Record<string, string | string[] | undefined>) {
  const sent = { ...validFields(address) }
  for (const [name, value] of Object.entries(fields)) {
    delete sent[name]
    if (value !== undefined) sent[name] = value
  }
  return postRaw(app.origin + pathTo(address, crew), sent, cookieFor(address))
}

const cookieFor = (address: string) => cookies[FORMS.find((form) => form.address === address)?.by ?? 'guest']

const NEW_LIST = '/projects/:projectId/list/new'
const EDIT_LIST = '/projects/:projectId/list/:listId/edit'
const SEND_INQUIRY = '/projects/:projectId/list/:listVehicleId/inquiry'
const COUNTER = '/projects/:projectId/list/:listVehicleId/negotiation'
const OWNERS_COUNTER = '/owner/inquiries/:inquiryId/negotiation'
const BILLING = '/cart/bookVehicles/billing'
const SIGNER = '/cart/bookVehicles'

const CONTROL = '\u0000\u0007\u001b'
const EMOJI = '🚗🚓'
const NO_RATE = 'Please enter the rate in dollars, like 1,040.50.'
const atMost = (longest: number) => `Please use at most ${longest} characters.`

/** One field for each kind of value. The messages are covered by the tests of the forms. */
const WRONG: [string, string, string, string][] = [
  [NEW_LIST, 'location', EMOJI.repeat(2500), atMost(120)],
  [EDIT_LIST, 'name', CONTROL, 'Name is required'],
  [SEND_INQUIRY, 'productionCompany', LONG, atMost(120)],
  [SEND_INQUIRY, 'from', '2027-02-30', 'Please enter a valid date.'],
  [SEND_INQUIRY, 'from', '2020-01-01', 'Booking Period cannot start before today.'],
  [SEND_INQUIRY, 'to', '2099-12-31', 'A booking can be at most 365 days long.'],
  [COUNTER, 'rate', 'NaN', NO_RATE],
  [OWNERS_COUNTER, 'rate', '-1', 'Rate must be greater than zero'],
  [BILLING, 'phoneNumber', EMOJI, 'Please enter a valid Phone Number.'],
  [SIGNER, 'email', EMOJI, 'Invalid email. Please enter a valid email address.'],
]

test.each(WRONG.map(([form, field, typed, sentence]) => ({ form, field, typed, sentence, shown: typed.slice(0, 12) })))(
  '$form: $field with ‘$shown’ is refused beside it: $sentence',
  async ({ form, field, typed, sentence }) => {
    const response = await postWith(form, { [field]: typed })
    expect([400, 409]).toContain(response.status)
    const { says, holds } = fieldOf(response, field)
    expect(says).toContain(sentence)
    if (!typed.includes(CONTROL) && !['from', 'to'].includes(field)) expect(holds).toBe(typed)
  },
)

test.each([
  [SEND_INQUIRY, 'usage', 'Usage  is required.'],
  [BILLING, 'paymentTerms', 'Payment Terms is required'],
])('%s: a missing or invalid %s is refused beside it: %s', async (form, field, sentence) => {
  for (const value of ['anything', LONG, CONTROL, undefined]) {
    const response = await postWith(form, { [field]: value })
    expect(response.status).toBe(400)
    expect(fieldOf(response, field).says).toContain(sentence)
  }
})

const withFields = FORMS.map(({ address }) => address).filter((address) => Object.keys(validFields(address)).length > 0)

/** Hidden fields. */
const FILLED_IN = ['attempt', 'inquiryId', 'listId', 'revision', 'round', 'writtenAfter']

/** Forms without a page of their own redirect back with a toast. */
const hasPage = (form: string) => isPage(routeAt(form)) && form !== '/saved-searches'

describe.each(withFields)('%s', (form) => {
  const names = Object.keys(validFields(form))
  const expectExplained = (response: HtmlResponse) => {
    expect(response.status).toBe(hasPage(form) ? 400 : 302)
    if (response.status === 400) expect(sentencesOn(response)).not.toBe('')
  }

  test('is refused with a sentence without fields, with repeated fields and with a changed hidden field', async () => {
    expectExplained(await postWith(form, Object.fromEntries(names.map((name) => [name, undefined]))))
    expectExplained(await postWith(form, Object.fromEntries(names.map((name) => [name, [CONTROL, CONTROL]]))))
    for (const name of names.filter((each) => FILLED_IN.includes(each))) {
      for (const value of [CONTROL, '-1', undefined]) expectExplained(await postWith(form, { [name]: value }))
    }
  })
})

/** All forms are read by the same code: a sample is enough. */
const someForms = withFields.filter((_, index) => index % 12 === 0)

test.each(someForms)('%s: a JSON body gets a page that says so', async (form) => {
  const headers = { Cookie: cookieFor(form), 'Content-Type': 'application/json', Accept: 'text/html' }
  const response = await fetch(app.origin + pathTo(form, crew), { method: 'POST', body: '{}', headers })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('That request could not be read')
})

test.each(someForms)('%s: field names like paths or built-in properties never fail', async (form) => {
  const names = Object.keys(validFields(form))
  const [first = ''] = names
  const parts = [`${first}.x`, `${first}[0]`, `${first}[__proto__]`, `${first}[4000000000]`, `${first}[1].y[2]`]
  const strange = ['__proto__', 'constructor', 'toString', '__proto__.x', '', '.', '[', '[0]', 'a[b']
  for (const set of [parts, strange, ['__intent__', '__state__']]) {
    const nonsense = Object.fromEntries([...names, ...set].map((name) => [name, CONTROL]))
    expect((await postWith(form, nonsense)).status).toBeLessThan(500)
  }
})

test('a post about a missing row is a 404, as a page or for script as a status only', async () => {
  // a sample over HTTP: routes/foreign-ids posts to every action
  const some = FORMS.filter((form) => pathTo(form.address, crew).match(UUIDS)).filter((_, index) => index % 6 === 0)
  expect(some.length).toBeGreaterThan(10)
  const nowhere = (path: string) => path.replace(UUIDS, '00000000-0000-4000-8000-000000000000')
  for (const { address, by } of some) {
    // removing a missing cart item succeeds and redirects to the cart
    if (address === '/cart/:cartItemId/removal') continue
    // the vehicles of a selection are in the fields of its form
    if (!new URL(pathTo(address, crew), app.origin).pathname.match(UUIDS)) continue
    const path = nowhere(pathTo(address, crew))
    const response = await postRaw(app.origin + path, validFields(address), cookies[by])
    expect([address, response.status]).toEqual([address, 404])
    if (!isForScript(address)) expect(response.html).toContain('Page not found')
  }
})

const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

test('the log-in refuses invalid input and never returns the password', async () => {
  const response = await postRaw(`${app.origin}/?index`, { email: EMOJI.repeat(2500), password: LONG })
  expect(response.status).toBe(400)
  expect(fieldOf(response, 'email').says).toContain('Invalid Email. Please enter a valid email address.')
  expect(fieldOf(response, 'password')).toMatchObject({ holds: null })
  expect(fieldOf(response, 'password').says).toContain('Invalid Password. Please enter a valid password.')
})

test('no refused form changes a row', async () => {
  await stopApps()
  await inside(async () => expect(await rowSnapshot()).toEqual(before))
})
