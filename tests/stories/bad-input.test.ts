import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppServer } from '../world/app-server'
import { type ByHand, fieldOf, postByHand } from '../world/by-hand'
import { everything } from '../world/everything'
import { LONG } from '../world/filled-forms'
import { FORMS, type FormName, twoCrews } from '../world/two-crews'
import { aWorld } from '../world/world'

const world = await aWorld(async () => ({ ...(await twoCrews()), before: await everything() }))
const { ours, cookies, before } = world.story
let app: AppServer

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

const cookieFor = (form: FormName) => (FORMS[form].by === 'owner' ? cookies.omar : cookies.ada)
const addressOf = (form: FormName) => app.origin + FORMS[form].at(ours)

/** The form as an honest page fills it in, but for these fields; undefined leaves one out. */
function postWith(form: FormName, fields: Record<string, string | string[] | undefined>) {
  const sent: ByHand = { ...FORMS[form].fields(ours) }
  for (const [name, value] of Object.entries(fields)) {
    delete sent[name]
    if (value !== undefined) sent[name] = value
  }
  return postByHand(addressOf(form), sent, cookieFor(form))
}

const CONTROL = '\u0000\u0007\u001b'
const EMOJI = '🚗🚓'
const INVALID_EMAIL = 'Invalid email. Please enter a valid email address.'
const INVALID_PHONE = 'Please enter a valid Phone Number.'
const NO_RATE = 'Please enter the rate in dollars, like 1,040.50.'
const atMost = (longest: number) => `Please use at most ${longest} characters.`

const WRONG: [FormName, string, string, string][] = [
  ...(['newList', 'editList'] as const).flatMap((form): [FormName, string, string, string][] => [
    [form, 'name', LONG, atMost(80)],
    [form, 'name', CONTROL, 'Name is required'],
    [form, 'season', LONG, atMost(40)],
    [form, 'shotDescription', LONG, atMost(120)],
    [form, 'location', EMOJI.repeat(2500), atMost(120)],
  ]),
  ['inquiry', 'productionCompany', LONG, atMost(120)],
  ['inquiry', 'productionCompany', CONTROL, 'Production Company is required'],
  ['inquiry', 'location', EMOJI.repeat(2500), atMost(120)],
  ['inquiry', 'from', LONG, 'Please enter a valid date.'],
  ['inquiry', 'from', '2027-02-30', 'Please enter a valid date.'],
  ['inquiry', 'to', EMOJI, 'Please enter a valid date.'],
  ['inquiry', 'from', '2020-01-01', 'Booking Period cannot start before today.'],
  ['inquiry', 'to', '2026-01-01', 'The last day cannot be before the first day.'],
  ['inquiry', 'to', '2099-12-31', 'A booking can be at most 365 days long.'],
  ['inquiry', 'rate', LONG, atMost(120)],
  ['inquiry', 'rate', EMOJI, NO_RATE],
  ['inquiry', 'rate', '1e9', NO_RATE],
  ['inquiry', 'rate', '10000001', 'Rate cannot be higher than $10,000,000.'],
  ['counter', 'rate', LONG, atMost(120)],
  ['counter', 'rate', CONTROL, 'Rate is required'],
  ['counter', 'rate', 'NaN', NO_RATE],
  ['ownersCounter', 'rate', LONG, atMost(120)],
  ['ownersCounter', 'rate', EMOJI, NO_RATE],
  ['ownersCounter', 'rate', '-1', 'Rate must be greater than zero'],
  ['billing', 'productionCompanyName', LONG, atMost(120)],
  ['billing', 'contactName', CONTROL, 'Contact person is required'],
  ['billing', 'email', LONG, INVALID_EMAIL],
  ['billing', 'email', EMOJI, INVALID_EMAIL],
  ['billing', 'phoneNumber', EMOJI, INVALID_PHONE],
  ['billing', 'phoneNumber', LONG, atMost(120)],
  ['billing', 'addressLine1', LONG, atMost(120)],
  ['billing', 'addressLine2', LONG, atMost(120)],
  ['billing', 'city', CONTROL, 'City is required'],
  ['billing', 'state', LONG, atMost(40)],
  ['billing', 'zipcode', EMOJI, 'Please enter a valid Zipcode.'],
  ['signer', 'firstName', LONG, atMost(60)],
  ['signer', 'lastName', CONTROL, 'Last name is required'],
  ['signer', 'email', EMOJI, INVALID_EMAIL],
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

const CHOICES: [FormName, string, string][] = [
  ['inquiry', 'dayLimit', 'Time limit is required'],
  ['inquiry', 'mileage', 'Mileage is required'],
  ['inquiry', 'usage', 'Usage  is required.'],
  ['billing', 'paymentTerms', 'Payment Terms is required'],
  ['billing', 'paymentMethod', 'Payment Method is required'],
  ['signer', 'role', 'Title is required'],
]

test.each(CHOICES)('%s: a %s that nobody offered, or none, is told beside it: %s', async (form, field, sentence) => {
  for (const value of ['anything', LONG, EMOJI, CONTROL, undefined]) {
    const answer = await postWith(form, { [field]: value })
    expect(answer.status).toBe(400)
    expect(fieldOf(answer, field).says).toContain(sentence)
  }
})

const forms: FormName[] = Object.keys(FORMS).filter((name): name is FormName => name in FORMS)
const withFields = forms.filter((form) => Object.keys(FORMS[form].fields(ours)).length > 0)

/** These have no page of their own: they lead back to the one they stand on, with a notice. */
const isButton = (form: FormName) => form === 'accept' || form === 'ownersAccept'

describe.each(withFields)('%s', (form) => {
  const honest = FORMS[form].fields(ours)
  const names = Object.keys(honest)
  const expectExplained = ({ status }: { status: number }) => expect(status).toBe(isButton(form) ? 302 : 400)

  test('without any field is explained', async () => {
    expectExplained(await postWith(form, Object.fromEntries(names.map((name) => [name, undefined]))))
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

test('the log-in explains nonsense as well and never repeats the password', async () => {
  const answer = await postByHand(`${app.origin}/?index`, { email: EMOJI.repeat(2500), password: LONG })
  expect(answer.status).toBe(400)
  expect(fieldOf(answer, 'email').says).toContain('Invalid Email. Please enter a valid email address.')
  expect(fieldOf(answer, 'password')).toMatchObject({ holds: null })
  expect(fieldOf(answer, 'password').says).toContain('Invalid Password. Please enter a valid password.')
})

test('none of it has changed anything', async () => {
  await world.stopApps()
  await world.inside(async () => expect(await everything()).toEqual(before))
})
