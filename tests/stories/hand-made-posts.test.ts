import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppServer } from '../world/app-server'
import { type ByHand, getByHand, postByHand } from '../world/by-hand'
import { everything } from '../world/everything'
import { type Crew, FORMS, type FormName, twoCrews } from '../world/two-crews'
import { aWorld } from '../world/world'

const world = await aWorld(async () => ({ ...(await twoCrews()), before: await everything() }))
const { ours, theirs, cookies, before } = world.story
let app: AppServer

beforeAll(async () => {
  app = await world.start()
})
afterAll(world.end)

type Who = keyof typeof cookies

/** The form as an honest page sends it; `about` is the crew whose things it names in its address. */
const postAs = (who: Who, form: FormName, about: Crew = ours, fields: ByHand = FORMS[form].fields(about)) =>
  postByHand(app.origin + FORMS[form].at(about), fields, cookies[who])

const forms = Object.keys(FORMS).filter((name): name is FormName => name in FORMS)
const ofCrew = forms.filter((form) => FORMS[form].by === 'crew')
const ofOwner = forms.filter((form) => FORMS[form].by === 'owner')
/** These are about whoever is signed in and nobody else. */
const ofOneself: FormName[] = ['billing', 'signer', 'cartRemoval']
const ofProject = ofCrew.filter((form) => !ofOneself.includes(form))
/** A viewer may take a vehicle off a list like every member. */
const ofEverybody: FormName[] = ['removal']
/** What a team member without a say about money may do besides. */
const ofTeam: FormName[] = [...ofEverybody, 'newList', 'editList', 'addToList']
const without = (left: FormName[], taken: FormName[]) => left.filter((form) => !taken.includes(form))

describe('a hand-made post by', () => {
  test.each(without(ofCrew, ofEverybody))('a viewer: %s is forbidden', async (form) => {
    expect((await postAs('vic', form)).status).toBe(403)
  })

  test.each(without(ofCrew, ofTeam))('a team member: %s is forbidden', async (form) => {
    expect((await postAs('mel', form)).status).toBe(403)
  })

  test.each(ofProject)('somebody of another crew: %s finds nothing', async (form) => {
    expect((await postAs('bob', form)).status).toBe(404)
  })

  test.each(ofCrew)('an owner of vehicles and by staff: %s is forbidden', async (form) => {
    expect((await postAs('omar', form)).status).toBe(403)
    expect((await postAs('pru', form)).status).toBe(403)
  })

  test.each(ofOwner)('another owner: %s finds nothing, and a crew or staff may not even ask', async (form) => {
    expect((await postAs('olga', form)).status).toBe(404)
    for (const who of ['ada', 'vic', 'pru'] as const) expect((await postAs(who, form)).status).toBe(403)
  })

  test.each(forms)('nobody in particular: %s leads to the log-in', async (form) => {
    const { status, location } = await postAs('nobody', form)
    expect({ status, location: location.slice(0, 12) }).toEqual({ status: 302, location: '/?return-to=' })
  })
})

describe('things of another crew named in one’s own project are not there:', () => {
  const mixed: Crew = { ...theirs, projectId: ours.projectId }
  test.each(without(ofProject, ['newList', 'addToList', 'askToBook']))('%s', async (form) => {
    expect((await postAs('ada', form, mixed)).status).toBe(404)
    expect((await getByHand(app.origin + FORMS[form].at(mixed), cookies.ada)).status).toBeLessThan(500)
  })

  test('a list to add to', async () => {
    expect((await postAs('ada', 'addToList', ours, { listId: theirs.listId })).status).toBe(404)
  })

  test.each(['counter', 'accept', 'decline'] as const)('an inquiry to answer: %s', async (form) => {
    const fields = { ...FORMS[form].fields(ours), inquiryId: theirs.countered.inquiryId }
    expect((await postAs('ada', form, ours, fields)).status).toBe(404)
  })

  test('an item of a cart', async () => {
    expect((await postAs('ada', 'cartRemoval', theirs)).status).toBe(404)
  })
})

const NO_IDS = ['x', '0', '-1', '%00', '..%2f..', "1' or '1'='1", 'a'.repeat(2000)]
/** Taking out of a cart what is gone already is no mistake, and whoever books asks nobody to book. */
const ANSWERED_OTHERWISE: FormName[] = ['cartRemoval', 'askToBook']
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000'

test.each(forms)('%s about an id that is none, or nobody’s, is a 404, asked for or posted', async (form) => {
  const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const address = FORMS[form].at(ours)
  const cookie = FORMS[form].by === 'owner' ? cookies.omar : cookies.ada
  const wrong = ANSWERED_OTHERWISE.includes(form) ? NO_IDS : [NOBODYS_ID, ...NO_IDS]
  for (const [index, { 0: found }] of [...address.matchAll(id)].entries()) {
    for (const nonsense of index === 0 ? wrong : wrong.slice(0, 3)) {
      const strange = app.origin + address.replace(found, encodeURIComponent(nonsense).replace(/%25/g, '%'))
      const { status } = await postByHand(strange, FORMS[form].fields(ours), cookie)
      expect({ nonsense, status }).toEqual({ nonsense, status: 404 })
      expect((await getByHand(strange, cookie)).status).toBeLessThan(500)
    }
  }
})

test('none of it has changed anything', async () => {
  await world.stopApps()
  await world.inside(async () => expect(await everything()).toEqual(before))
})
