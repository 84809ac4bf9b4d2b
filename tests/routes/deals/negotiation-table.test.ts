import { afterEach, beforeAll, expect, test } from 'vitest'
import { aCast, anOwner, aProvider, signedIn } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import {
  atDesk,
  byLink,
  inInbox,
  inquire,
  inquireAboutSeveral,
  onPage,
  outcomeOf,
  withdraw,
} from '#tests/world/negotiation/requests'
import { inState, OFFERS, type People, type Placed, rowsOf } from '#tests/world/negotiation/states'
import { MOVES, NEGOTIATIONS, type Row, type State } from '#tests/world/negotiation/table'
import { sideToAnswer } from '~/models/deals/negotiation'
import { setClock } from '~/server/clock.server'

useDatabase()
afterEach(() => setClock())

type Key = keyof People
let people: People
let cookies: Record<Key, string>

beforeAll(async () => {
  const { marcus: _, ...cast } = await aCast()
  people = { ...cast, walt: await anOwner('walt'), pru: await aProvider() }
})

/** At the clock time of the state. */
async function logIn() {
  const opened = await Promise.all(Object.entries(people).map(async ([key, person]) => [key, await signedIn(person)]))
  cookies = Object.fromEntries(opened)
}

/** One attempt by somebody, its expected result, and the rows it leaves if it is done. */
type Attempt = {
  what: string
  run: (placed: Placed) => Promise<unknown>
  expected: string
  leaves: (state: State) => object
}

/**
 * Those who act for a side, and the responses to others of the project or with the same role. Other roles are refused
 * before anything is read, as the access table shows.
 */
const ON_PAGE: [Key, string | null][] = [
  ['dana', null],
  ['ruth', null],
  ['mel', '403'],
  ['vic', '403'],
  ['eve', '404'],
]
const IN_INBOX: [Key, string | null][] = [
  ['omar', null],
  ['walt', '404'],
]

function attemptsIn(state: State, row: Row): Attempt[] {
  const [owner, crew, withdrawn, inquired, ownersLink, crewsLink] = row
  const attempts: Attempt[] = []
  let leaves: Attempt['leaves']
  const add = (what: string, expected: string, run: Attempt['run']) => attempts.push({ what, expected, run, leaves })
  MOVES.forEach((move, column) => {
    const [byOwner = '', byCrew = ''] = [owner[column], crew[column]]
    leaves = ({ negotiation }) => leftBy(move, negotiation?.round ?? 0)
    for (const [key, refused] of ON_PAGE)
      add(`${key} on the page: ${move}`, refused ?? byCrew, (placed) => onPage(placed, move, cookies[key]))
    for (const [key, refused] of IN_INBOX)
      add(`${key} in the inbox: ${move}`, refused ?? byOwner, (placed) => inInbox(placed, move, cookies[key]))
    add(`the desk: ${move}`, byOwner, (placed) => atDesk(placed, move, cookies.pru))
    if (ownersLink !== 'none')
      add(`the owner's link: ${move}`, ownersLink === 'open' ? byOwner : ownersLink, (placed) =>
        byLink(placed, move, { round: placed.round === 2 ? 1 : placed.round, to: people.omar }),
      )
    if (crewsLink !== 'none')
      add(`the crew's link: ${move}`, crewsLink === 'open' ? byCrew : crewsLink, (placed) =>
        byLink(placed, move, { round: 2, to: people.dana }),
      )
  })
  for (const [key, refused] of ON_PAGE) {
    leaves = () => ({ inquiries: [{ status: 'withdrawn', closedBy: 'renter' }], offers: [{ amount: OFFERS[0] }] })
    add(`${key}: withdraw`, refused ?? withdrawn, (placed) => withdraw(placed, cookies[key]))
    const next = state.negotiation ? 2 : 1
    leaves = (before) => leftByInquiry(before)
    // the page of a removed vehicle is gone; the page for several vehicles says so
    add(`${key}: inquire`, refused ?? (inquired === 'left' ? '404' : inquired), (placed) =>
      inquire(placed, next, cookies[key]),
    )
    add(`${key}: inquire about several`, refused ?? inquired, (placed) =>
      inquireAboutSeveral(placed, next, cookies[key]),
    )
  }
  return attempts
}

/** The answered inquiry, with the offer of a counter. */
function leftBy(move: (typeof MOVES)[number], round: number) {
  const side = sideToAnswer(round)
  const offers = OFFERS.slice(0, round).map((amount, index) => ({ amount, round: index + 1 }))
  if (move !== 'negotiate')
    return { inquiries: [{ status: move === 'accept' ? 'agreed' : 'declined', closedBy: side, round }], offers }
  const inquiry = { status: 'open', closedBy: null, round: round + 1, lastOfferBy: side, lastOfferCents: 47_000 }
  return { inquiries: [inquiry], offers: [...offers, { amount: 47_000, round: round + 1, by: side }] }
}

/** The earlier inquiry is over, and its offers are unchanged. */
function leftByInquiry({ negotiation, isLate, item }: State) {
  const before = negotiation && {
    ...negotiation,
    ...(negotiation.status === 'open' && (isLate ? { status: 'lapsed' } : { status: 'withdrawn', closedBy: 'renter' })),
    ...(negotiation.status === 'agreed' && !item && { status: 'withdrawn', closedBy: 'renter' }),
  }
  const offers = OFFERS.slice(0, negotiation?.round ?? 0).map((amount) => ({ amount }))
  return {
    inquiries: [...(before ? [before] : []), { status: 'open', round: 1, lastOfferCents: 45_000 }],
    offers: [...offers, { amount: 45_000, round: 1 }],
  }
}

const resultOf = async ({ what, run }: Attempt, placed: Placed) => `${what}: ${await outcomeOf(run(placed))}`

test.each(NEGOTIATIONS)('%s', async (_, state, row) => {
  const attempts = attemptsIn(state, row)
  const refused = attempts.filter(({ expected }) => expected !== 'done')
  const placed = await inState(state, people)
  await logIn()
  const before = await rowsOf(placed)
  const found: string[] = []
  for (const attempt of refused) found.push(await resultOf(attempt, placed))
  expect(found).toEqual(refused.map(({ what, expected }) => `${what}: ${expected === 'again' ? 'ok' : expected}`))
  expect(await rowsOf(placed)).toEqual(before)

  for (const attempt of attempts.filter(({ expected }) => expected === 'done')) {
    const fresh = await inState(state, people)
    expect(await resultOf(attempt, fresh)).toBe(`${attempt.what}: ok`)
    expect(await rowsOf(fresh)).toMatchObject(attempt.leaves(state))
  }
})
