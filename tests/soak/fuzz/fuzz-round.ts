import type { AppServer } from '#tests/world/application/app-server'
import { chanceOf } from '../chance'
import { beginSteps, type Cast, logInAgain } from './cast'
import { checkResponse, isOpened } from './check-response'
import { type Hostile, hostileRequest } from './hostile-request'
import type { Who } from './planted-words'
import { type Client, clientOf, type RawResponse } from './send'
import type { Place } from './valid-fields'

export type Exchange = { number: number; request: Hostile; response: RawResponse }
type Wrong = { number: number; text: string }
export type Round = {
  wrong: Wrong[]
  /** Requests that should have been refused. */
  opened: (Wrong & { who: Who })[]
  /** Slower than `longestMs` once but not when repeated: the machine was busy. */
  slowOnce: Wrong[]
  longestMs: number
  /** The number of responses by status. */
  statuses: Record<number, number>
}
type Fuzz = {
  apps: AppServer[]
  cast: Cast
  places: readonly Place[]
  seed: number
  numbers: readonly number[]
  connections: number
  /** The longest response time; unlimited by default. */
  longestMs?: number
  /** Called with every exchange. */
  onResponse?: (exchange: Exchange) => void
}

/** Sends the requests with these numbers, `connections` at a time. */
export async function fuzzRound(fuzz: Fuzz): Promise<Round> {
  const { apps, cast, seed, connections, longestMs = Number.POSITIVE_INFINITY } = fuzz
  const clients = apps.map(({ origin }) => clientOf(origin, connections))
  const round: Round = { wrong: [], opened: [], slowOnce: [], longestMs: 0, statuses: {} }
  const numbers = new Map<string, string>()
  const begun = apps.map((app) => app.output().length)
  const [first] = clients
  if (first) await beginSteps(cast, first)

  const left = [...fuzz.numbers].reverse()
  const work = async (client: Client) => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) await ask(number, client)
  }
  const hands = Array.from({ length: connections }, (_, index) => clients[index % clients.length] ?? first)
  await Promise.all(hands.map((client) => client && work(client)))
  for (const client of clients) client.close()
  for (const [index, app] of apps.entries()) round.wrong.push(...logged(app.output().slice(begun[index])))
  return round

  async function ask(number: number, client: Client) {
    const request = hostileRequest(fuzz.places, cast, chanceOf(seed, number))
    const cookie = request.headers.Cookie
    const response = await client.send(request)
    fuzz.onResponse?.({ number, request, response })
    round.statuses[response.status] = (round.statuses[response.status] ?? 0) + 1
    round.longestMs = Math.max(round.longestMs, response.ms)
    const text = `${request.who} ${request.method} ${request.path.slice(0, 160)} (${request.address})`
    numbers.set(String(response.headers['x-request-id']), `${number}`)
    for (const what of checkResponse(request, response, cast.planted))
      round.wrong.push({ number, text: `${text}: ${what}` })
    if (isOpened(request, response)) {
      round.opened.push({ number, who: request.who, text: `${text}: is open to ${request.who}` })
    }
    if (response.ms > longestMs) {
      const again = await client.send(request)
      if (again.ms > longestMs)
        round.wrong.push({ number, text: `${text}: took ${inSeconds(response)}, then ${inSeconds(again)}` })
      else round.slowOnce.push({ number, text: `${inSeconds(response)}: ${text}` })
    }
    if (isLoggedOut(request, response) && cast.cookies[request.who] === cookie) await logInOnce(request.who, client)
  }

  /** Marks the cookie as ended first, so that concurrent requests do not log in too. */
  async function logInOnce(who: Who, client: Client) {
    cast.cookies[who] = cast.cookies[who].replace('backlot_session=', 'backlot_session=ended.')
    await logInAgain(cast, who, client)
  }

  /** The errors in the log, with the number of their request. */
  function logged(output: string): Wrong[] {
    const lines = output.split('\n').filter((line) => line.includes('"level":"error"'))
    return lines.map((line) => {
      const number = Number(numbers.get(/"request":"([^"]+)"/.exec(line)?.[1] ?? '') ?? -1)
      return { number, text: `an error was logged: ${line.slice(0, 400)}` }
    })
  }
}

const isLoggedOut = ({ isAsGiven }: Hostile, { headers }: RawResponse) =>
  isAsGiven && /^\/\?return-to=/.test(headers.location ?? '')

const inSeconds = ({ ms }: RawResponse) => `${(ms / 1000).toFixed(1)} s`
