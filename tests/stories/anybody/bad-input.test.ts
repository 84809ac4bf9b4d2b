import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isForScript, isPage, routeAt } from '#tests/architecture/route-files'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aCrewAtWork, cookiesOf } from '#tests/world/crews'
import { rowSnapshot } from '#tests/world/database/database'
import { FIVE_DAYS } from '#tests/world/days'
import { type Answered, type ByHand, fieldOf, postByHand, sentencesOn } from '#tests/world/visits/by-hand'
import { LONG } from '#tests/world/visits/filled-forms'
import { FORMS, pathTo, requestTo } from '#tests/world/visits/route-requests'

const world = await aWorld(async () => {
  const crew = await aCrewAtWork(FIVE_DAYS)
  return { crew, cookies: await cookiesOf(crew), before: await rowSnapshot() }
})
const { crew, cookies, before } = world.story
let app: AppServer

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

const honestFields = (address: string): ByHand => requestTo(address, crew).fields ?? {}

/** The form as an honest page fills it in, but for these fields; undefined leaves one out. */
function postWith(address: string, fields: Record<string, string | string[] | undefined>) {
  const sent = { ...honestFields(address) }
  for (const [name, value] of Object.entries(fields)) {
    delete sent[name]
    if (value !== undefined) sent[name] = value
  }
  return postByHand(app.origin + pathTo(address, crew), sent, cookieFor(address))
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

/** A field of each form, one for each kind of value; which sentences there are, the tests of the forms show. */
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
  '$form: $field with ‘$shown’ is explained beside it: $sentence',
  async ({ form, field, typed, sentence }) => {
    const answer = await postWith(form, { [field]: typed })
    expect([400, 409]).toContain(answer.status)
    const { says, holds } = fieldOf(answer, field)
    expect(says).toContain(sentence)
    if (!typed.includes(CONTROL) && !['from', 'to'].includes(field)) expect(holds).toBe(typed)
  },
)

test.each([
  [SEND_INQUIRY, 'usage', 'Usage  is required.'],
  [BILLING, 'paymentTerms', 'Payment Terms is required'],
])('%s: a %s that nobody offered, or none, is explained beside it: %s', async (form, field, sentence) => {
  for (const value of ['anything', LONG, CONTROL, undefined]) {
    const answer = await postWith(form, { [field]: value })
    expect(answer.status).toBe(400)
    expect(fieldOf(answer, field).says).toContain(sentence)
  }
})

const withFields = FORMS.map(({ address }) => address).filter(
  (address) => Object.keys(honestFields(address)).length > 0,
)

/** Which nobody types or chooses. */
const FILLED_IN = ['attempt', 'inquiryId', 'listId', 'revision', 'round', 'writtenAfter']

/** The others have no page of their own: they lead back to the one they stand on, with a notice. */
const hasPage = (form: string) => isPage(routeAt(form))

describe.each(withFields)('%s', (form) => {
  const names = Object.keys(honestFields(form))
  const expectExplained = (answer: Answered) => {
    expect(answer.status).toBe(hasPage(form) ? 400 : 302)
    if (answer.status === 400) expect(sentencesOn(answer)).not.toBe('')
  }

  test('without any field, with one tampered with that its page fills in, or with every field twice is explained', async () => {
    expectExplained(await postWith(form, Object.fromEntries(names.map((name) => [name, undefined]))))
    expectExplained(await postWith(form, Object.fromEntries(names.map((name) => [name, [CONTROL, CONTROL]]))))
    for (const name of names.filter((each) => FILLED_IN.includes(each))) {
      for (const value of [CONTROL, 'tampered', '-1', undefined])
        expectExplained(await postWith(form, { [name]: value }))
    }
  })
})

/** One reader takes the fields of all forms: a few stand for them. */
const someForms = withFields.filter((_, index) => index % 12 === 0)

test.each(someForms)('%s: a body of another kind gets a page that says so', async (form) => {
  const headers = { Cookie: cookieFor(form), 'Content-Type': 'application/json', Accept: 'text/html' }
  const answer = await fetch(app.origin + pathTo(form, crew), { method: 'POST', body: '{}', headers })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('That request could not be read')
})

test.each(someForms)('%s: fields named like parts of others, or of the language, never fail', async (form) => {
  const names = Object.keys(honestFields(form))
  const [first = ''] = names
  const parts = [`${first}.x`, `${first}[0]`, `${first}[__proto__]`, `${first}[4000000000]`, `${first}[1].y[2]`]
  const strange = ['__proto__', 'constructor', 'toString', '__proto__.x', '', '.', '[', '[0]', 'a[b']
  for (const set of [parts, strange, ['__intent__', '__state__']]) {
    const nonsense = Object.fromEntries([...names, ...set].map((name) => [name, CONTROL]))
    expect((await postWith(form, nonsense)).status).toBeLessThan(500)
  }
})

test('what is not there is a page for people, and a status alone for a script', async () => {
  const nowhere = (path: string) => path.replace(UUIDS, '00000000-0000-4000-8000-000000000000')
  for (const { address, by } of FORMS.filter((form) => pathTo(form.address, crew).match(UUIDS))) {
    // what is no longer in a cart has been taken out of it: that one leads back to the cart
    if (address === '/cart/:cartItemId/removal') continue
    const path = nowhere(pathTo(address, crew))
    const answer = await postByHand(app.origin + path, honestFields(address), cookies[by])
    expect([address, answer.status]).toEqual([address, 404])
    if (!isForScript(address)) expect(answer.html).toContain('Page not found')
  }
})

const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

test('the log-in explains nonsense as well and never repeats the password', async () => {
  const answer = await postByHand(`${app.origin}/?index`, { email: EMOJI.repeat(2500), password: LONG })
  expect(answer.status).toBe(400)
  expect(fieldOf(answer, 'email').says).toContain('Invalid Email. Please enter a valid email address.')
  expect(fieldOf(answer, 'password')).toMatchObject({ holds: null })
  expect(fieldOf(answer, 'password').says).toContain('Invalid Password. Please enter a valid password.')
})

test('none of it has changed anything', async () => {
  await world.stopApps()
  await world.inside(async () => expect(await rowSnapshot()).toEqual(before))
})
