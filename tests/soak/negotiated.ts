import { eq } from 'drizzle-orm'
import { getRaw, postRaw } from '#tests/world/visits/raw-requests'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { dealPaths } from '~/models/trade/paths/deals'
import { now } from '~/server/clock.server'
import { db, inquiries } from '~/server/db/client.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { anInquiry, FILLED_IN } from '../world/deals'
import { type Chance, chanceOf } from './chance'
import { answerByEmail, type Mails, WHY } from './emailed-answers'
import { noResults, type PostResults, postForm } from './post-results'
import type { Running } from './running'

/** A crew and an owner who negotiate about the vehicles of a list. */
export type Negotiated = {
  projectId: string
  crew: Person[]
  owner: Person
  listVehicleIds: string[]
  from: string
}
type Person = { cookie: string; email: string }

const VEHICLES = 8
/** Short, so that some deadlines pass during the round. */
const DEADLINES_MS = [2000, 5000, 9000]

export async function seedNegotiated(): Promise<Negotiated> {
  const [dana, marcus, omar] = [await anAdmin(), await anAdmin('marcus'), await anOwner()]
  const projectId = await aProject({ Owner: dana, Manager: marcus })
  const listId = await aList(projectId, dana)
  const from = addDays(todayIn(HOME_ZONE, now()), 30)
  const listVehicleIds: string[] = []
  for (let number = 0; number < VEHICLES; number += 1) {
    const vehicleId = await aVehicle(omar)
    const listVehicleId = await aListVehicle(projectId, listId, vehicleId, dana)
    listVehicleIds.push(listVehicleId)
    const deal = { renter: dana, owner: omar, projectId, listId, vehicleId, listVehicleId }
    const inquiryId = await anInquiry(deal, { from, to: addDays(from, 4) })
    const left = DEADLINES_MS[number]
    if (left === undefined) continue
    const deadlineAt = new Date(Date.now() + left)
    await db().update(inquiries).set({ deadlineAt }).where(eq(inquiries.id, inquiryId))
  }
  const person = async (account: typeof dana) => ({ cookie: await signedIn(account), email: account.email })
  return {
    projectId,
    crew: [await person(dana), await person(marcus)],
    owner: await person(omar),
    listVehicleIds,
    from,
  }
}

const STEPS = 40

type Step = { origin: string; chance: Chance; results: PostResults; scene: Negotiated }

/** Both members and the owner answer on their pages and by emailed links, inquire and withdraw, all concurrently. */
export async function negotiateAll(running: Running, scene: Negotiated, chance: Chance, mails: Mails) {
  const results = noResults()
  const seed = chance.below(2 ** 31)
  const takers = [
    ...scene.crew.map((person) => (step: Step) => stepOfCrew(step, person)),
    (step: Step) => stepOfOwner(step),
    ...[...scene.crew, scene.owner].map(
      ({ email }) =>
        (step: Step) =>
          answerByEmail(step, mails, email),
    ),
  ]
  await Promise.all(
    takers.map(async (take, walk) => {
      const own = chanceOf(seed, walk)
      for (let count = 0; count < STEPS; count += 1) {
        const { origin } = await running.pick(own)
        await take({ origin, chance: own, results, scene })
      }
    }),
  )
  return results
}

const CREW_STEPS = ['inquiry', 'several', 'withdrawal', 'acceptance', 'decline', ...Array(4).fill('negotiation')]

async function stepOfCrew(step: Step, { cookie }: Person) {
  const { origin, chance, results, scene } = step
  const { projectId, listVehicleIds } = scene
  const move = chance.pick(CREW_STEPS)
  if (move === 'several') return inquireAboutSeveral(step, cookie)
  const listVehicleId = chance.pick(listVehicleIds)
  const isTwice = chance.happens(0.15)
  if (move === 'inquiry') {
    const path = origin + dealPaths.inquiry(projectId, listVehicleId)
    const attempt = shownIn(await htmlOf(path, cookie), 'attempt') ?? '1'
    const fields = { ...FILLED_IN, ...daysOf(step), rate: `${400 + chance.below(100)}`, attempt }
    const wish = { name: 'an inquiry', row: `inquiry ${listVehicleId}/${attempt}`, isTwice }
    return postForm(results, wish, () => postRaw(path, fields, cookie))
  }
  const path = (name: 'withdrawal' | 'acceptance' | 'decline' | 'negotiation') =>
    origin + dealPaths[name](projectId, listVehicleId)
  const html = await htmlOf(path(move === 'withdrawal' ? 'withdrawal' : 'negotiation'), cookie)
  const [inquiryId, round] = [shownIn(html, 'inquiryId'), shownIn(html, 'round') ?? '1']
  if (!inquiryId) return
  const fields = { inquiryId, round, ...offerOf(chance) }
  await postForm(results, { name: move, isTwice, ...rowOf(move, inquiryId, round) }, () =>
    postRaw(path(move), move === 'negotiation' ? fields : { inquiryId, round }, cookie),
  )
}

async function stepOfOwner({ origin, chance, results, scene }: Step) {
  const { cookie } = scene.owner
  const inbox = await htmlOf(`${origin}/owner`, cookie)
  const threads = inbox.match(/\/owner\/inquiries\/[\da-f-]{36}/g)
  if (!threads) return
  const thread = chance.pick(threads)
  const round = shownIn(await htmlOf(origin + thread, cookie), 'round')
  if (!round) return
  const step = chance.pick(['acceptance', 'decline', 'negotiation', 'negotiation', 'negotiation', 'negotiation'])
  const wish = { name: step, isTwice: chance.happens(0.15), ...rowOf(step, thread.slice(-36), round) }
  const fields = step === 'negotiation' ? { round, ...offerOf(chance) } : { round, ...(step === 'decline' && WHY) }
  await postForm(results, wish, () => postRaw(`${origin}${thread}/${step}`, fields, cookie))
}

/** The response is a page with the results; which vehicles were asked about is in the database. */
async function inquireAboutSeveral(step: Step, cookie: string) {
  const { origin, chance, results, scene } = step
  const selected = [...new Set([1, 2, 3].map(() => chance.pick(scene.listVehicleIds)))]
  const terms = { ...FILLED_IN, ...daysOf(step), percent: `${80 + chance.below(20)}` }
  const query = new URLSearchParams([...Object.entries(terms).flatMap(pairs), ...pairs(['selected', selected])])
  const path = origin + dealPaths.selectedInquiries(scene.projectId)
  const html = await htmlOf(`${path}?${query}`, cookie)
  const vehicles = [...html.matchAll(/name="vehicles" value="([^"]+)"/g)].map(([, value = '']) => value)
  if (vehicles.length === 0) return
  const response = await postRaw(`${path}?${query}`, { ...terms, vehicles }, cookie).catch(() => null)
  results.sent += 1
  if (!response) results.cutOff += 1
  else if (response.status !== 200) results.failures.push(`several inquiries were answered with ${response.status}`)
}

const pairs = ([name, values]: [string, string | string[]]) => [values].flat().map((value) => [name, value])

/** Accepting redirects even if it is refused; an offer redirects only if it was made. */
const rowOf = (move: string, inquiryId: string, round: string) =>
  move === 'negotiation' ? { row: `offer ${inquiryId}/${Number(round) + 1}` } : {}

/** A rate that the crew need not confirm but the owner may have to, confirmed. */
function offerOf(chance: Chance) {
  const dollars = 400 + chance.below(100)
  return { rate: `${dollars}`, confirmed: `${dollars}00` }
}

function daysOf({ chance, scene }: Step) {
  const from = addDays(scene.from, chance.below(20))
  return { from, to: addDays(from, 4) }
}

const htmlOf = async (path: string, cookie: string) => (await getRaw(path, cookie).catch(() => null))?.html ?? ''

/** The value of a hidden field of a page. */
const shownIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]
