import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isForScript, isPage, routeAt } from '#tests/architecture/route-files'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aCrewAtWork, cookiesOf } from '#tests/world/crews'
import { rowSnapshot } from '#tests/world/database/row-snapshot'
import { FIVE_DAYS } from '#tests/world/days'
import { type Answered, type ByHand, fieldOf, postByHand, sentencesOn } from '#tests/world/visits/by-hand'
import { FORMS, pathTo, visitTo } from '#tests/world/visits/doors'
import { LONG } from '#tests/world/visits/filled-forms'

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

const honestFields = (address: string): ByHand => visitTo(address, crew).fields ?? {}

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
const INVALID_EMAIL = 'Invalid email. Please enter a valid email address.'
const INVALID_PHONE = 'Please enter a valid Phone Number.'
const NO_RATE = 'Please enter the rate in dollars, like 1,040.50.'
const atMost = (longest: number) => `Please use at most ${longest} characters.`

const WRONG: [string, string, string, string][] = [
  ...[NEW_LIST, EDIT_LIST].flatMap((form): [string, string, string, string][] => [
    [form, 'name', LONG, atMost(80)],
    [form, 'name', CONTROL, 'Name is required'],
    [form, 'season', LONG, atMost(40)],
    [form, 'shotDescription', LONG, atMost(120)],
    [form, 'location', EMOJI.repeat(2500), atMost(120)],
  ]),
  [SEND_INQUIRY, 'productionCompany', LONG, atMost(120)],
  [SEND_INQUIRY, 'productionCompany', CONTROL, 'Production Company is required'],
  [SEND_INQUIRY, 'location', EMOJI.repeat(2500), atMost(120)],
  [SEND_INQUIRY, 'from', LONG, 'Please enter a valid date.'],
  [SEND_INQUIRY, 'from', '2027-02-30', 'Please enter a valid date.'],
  [SEND_INQUIRY, 'to', EMOJI, 'Please enter a valid date.'],
  [SEND_INQUIRY, 'from', '2020-01-01', 'Booking Period cannot start before today.'],
  [SEND_INQUIRY, 'to', '2026-01-01', 'The last day cannot be before the first day.'],
  [SEND_INQUIRY, 'to', '2099-12-31', 'A booking can be at most 365 days long.'],
  [SEND_INQUIRY, 'rate', LONG, atMost(120)],
  [SEND_INQUIRY, 'rate', EMOJI, NO_RATE],
  [SEND_INQUIRY, 'rate', '1e9', NO_RATE],
  [SEND_INQUIRY, 'rate', '10000001', 'Rate cannot be higher than $10,000,000.'],
  [COUNTER, 'rate', LONG, atMost(120)],
  [COUNTER, 'rate', CONTROL, 'Rate is required'],
  [COUNTER, 'rate', 'NaN', NO_RATE],
  [OWNERS_COUNTER, 'rate', LONG, atMost(120)],
  [OWNERS_COUNTER, 'rate', EMOJI, NO_RATE],
  [OWNERS_COUNTER, 'rate', '-1', 'Rate must be greater than zero'],
  [BILLING, 'productionCompanyName', LONG, atMost(120)],
  [BILLING, 'contactName', CONTROL, 'Contact person is required'],
  [BILLING, 'email', LONG, INVALID_EMAIL],
  [BILLING, 'email', EMOJI, INVALID_EMAIL],
  [BILLING, 'phoneNumber', EMOJI, INVALID_PHONE],
  [BILLING, 'phoneNumber', LONG, atMost(120)],
  [BILLING, 'addressLine1', LONG, atMost(120)],
  [BILLING, 'addressLine2', LONG, atMost(120)],
  [BILLING, 'city', CONTROL, 'City is required'],
  [BILLING, 'zipcode', EMOJI, 'Please enter a valid Zipcode.'],
  [SIGNER, 'firstName', LONG, atMost(60)],
  [SIGNER, 'lastName', CONTROL, 'Last name is required'],
  [SIGNER, 'email', EMOJI, INVALID_EMAIL],
]

test.each(WRONG.map(([form, field, typed, sentence]) => ({ form, field, typed, sentence, shown: typed.slice(0, 12) })))(
  '$form: $field with ‘$shown’ is told beside it: $sentence',
  async ({ form, field, typed, sentence }) => {
    const answer = await postWith(form, { [field]: typed })
    expect([400, 409]).toContain(answer.status)
    const { says, holds } = fieldOf(answer, field)
    expect(says).toContain(sentence)
    if (!typed.includes(CONTROL) && !['from', 'to'].includes(field)) expect(holds).toBe(typed)
  },
)

const CHOICES: [string, string, string][] = [
  [SEND_INQUIRY, 'dayLimit', 'Time limit is required'],
  [SEND_INQUIRY, 'mileage', 'Mileage is required'],
  [SEND_INQUIRY, 'usage', 'Usage  is required.'],
  [BILLING, 'paymentTerms', 'Payment Terms is required'],
  [BILLING, 'paymentMethod', 'Payment Method is required'],
  [SIGNER, 'role', 'Title is required'],
]

test.each(CHOICES)('%s: a %s that nobody offered, or none, is told beside it: %s', async (form, field, sentence) => {
  for (const value of ['anything', LONG, EMOJI, CONTROL, undefined]) {
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

  test('without any field is explained', async () => {
    expectExplained(await postWith(form, Object.fromEntries(names.map((name) => [name, undefined]))))
  })

  test('with a field tampered with that its page fills in is explained', async () => {
    for (const name of names.filter((each) => FILLED_IN.includes(each))) {
      for (const value of [CONTROL, 'tampered', '-1', undefined])
        expectExplained(await postWith(form, { [name]: value }))
    }
  })

  test('as a body of another kind gets a page that says so', async () => {
    const headers = { Cookie: cookieFor(form), 'Content-Type': 'application/json', Accept: 'text/html' }
    const answer = await fetch(app.origin + pathTo(form, crew), { method: 'POST', body: '{}', headers })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('The upload was interrupted')
  })

  test('with every field sent twice is explained', async () => {
    expectExplained(await postWith(form, Object.fromEntries(names.map((name) => [name, [CONTROL, CONTROL]]))))
  })

  test('with fields named like parts of others, or of the language, never fails', async () => {
    const [first = ''] = names
    const parts = [`${first}.x`, `${first}[0]`, `${first}[__proto__]`, `${first}[4000000000]`, `${first}[1].y[2]`]
    const strange = ['__proto__', 'constructor', 'toString', '__proto__.x', '', '.', '[', '[0]', 'a[b']
    for (const set of [parts, strange, ['__intent__', '__state__']]) {
      const nonsense = Object.fromEntries([...names, ...set].map((name) => [name, CONTROL]))
      expect((await postWith(form, nonsense)).status).toBeLessThan(500)
    }
  })
})

const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** What is no longer in a cart has been taken out of it: that one leads back to the cart. */
const aboutSomething = FORMS.map(({ address }) => address).filter(
  (address) => pathTo(address, crew).match(UUIDS) && address !== '/cart/:cartItemId/removal',
)

test.each(aboutSomething)('%s: what is not there is told by a page, a script by the status alone', async (form) => {
  const nowhere = pathTo(form, crew).replace(UUIDS, '00000000-0000-4000-8000-000000000000')
  const answer = await postByHand(app.origin + nowhere, honestFields(form), cookieFor(form))
  expect(answer.status).toBe(404)
  if (!isForScript(form)) expect(answer.html).toContain('Page not found')
})

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
