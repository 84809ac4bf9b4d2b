import type { AppServer } from '#tests/world/application/app-server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { aCast } from './cast'
import { checkRound } from './check-round'
import { type Exchange, fuzzRound } from './fuzz-round'
import { places } from './valid-fields'

type World = Awaited<ReturnType<typeof openWorld>>
type Fuzzing = {
  world: World
  start: () => Promise<AppServer[]>
  seed: number
  /** '1-100000', or a single number. */
  only: string
}

/** Each round has a new cast, because forms end sessions, use links and empty carts. */
const ROUND_SIZE = 2000
const CONNECTIONS = 12
const MAX_WRONG = 60
/** One second on an idle machine; set SOAK_MAX_MS on a busy one. */
const MAX_MS = Number(process.env.SOAK_MAX_MS ?? 1000)

/** Sends hostile requests as every visitor and returns the problems found. */
export async function runFuzz({ world, start, seed, only }: Fuzzing): Promise<string[]> {
  const [first = 1, last = first] = only.split('-').map(Number)
  const routes = await places()
  const wrong: string[] = []
  const statuses: Record<number, number> = {}
  const slow: string[] = []
  let longestMs = 0
  const begunAt = Date.now()
  for (let from = first; from <= last && wrong.length < MAX_WRONG; from += ROUND_SIZE) {
    const numbers = Array.from({ length: Math.min(ROUND_SIZE, last - from + 1) }, (_, index) => from + index)
    const cast = await world.inside(aCast)
    const apps = await start()
    const onResponse = first === last ? printExchange : undefined
    const round = await fuzzRound({
      apps,
      cast,
      places: routes,
      seed,
      numbers,
      connections: CONNECTIONS,
      longestMs: MAX_MS,
      onResponse,
    })
    await world.stopApps()
    const { opened, broken } = await world.inside(() => checkRound(cast, round))
    const range = `${from}-${numbers.at(-1)}`
    const found = [...round.wrong, ...opened]
    wrong.push(...found.map(({ number, text }) => `${text}\n    ${replay(number < 0 ? range : `${number}`)}`))
    wrong.push(...broken.map((text) => `${text}\n    ${replay(range)}`))
    for (const [status, count] of Object.entries(round.statuses))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
    slow.push(...round.slowOnce.map(({ number, text }) => `${text}\n    ${replay(`${number}`)}`))
    longestMs = Math.max(longestMs, round.longestMs)
    const perSecond = Math.round(((numbers.at(-1) ?? 0) - first + 1) / ((Date.now() - begunAt) / 1000))
    console.log(
      `${range}: ${found.length + broken.length} wrong, longest ${Math.round(round.longestMs)} ms, ${perSecond} a second`,
    )
  }
  console.log(`Answers by status: ${JSON.stringify(statuses)}; the longest took ${Math.round(longestMs)} ms.`)
  if (slow.length > 0) console.log(`Slow once but not when repeated:\n  ${slow.join('\n  ')}`)
  return wrong

  function replay(number: string): string {
    const engine = process.env.SOAK_ENGINE ? `SOAK_ENGINE=${process.env.SOAK_ENGINE} ` : ''
    return `SEED=${seed} ${engine}ONLY=${number} npm run soak -- fuzz`
  }
}

const MAX_SHOWN = 3000

function printExchange({ request, response }: Exchange) {
  const { who, method, path, headers, content } = request
  console.log(
    `As ${who}:\n${method} ${path}\n${linesOf(headers)}\n\n${content?.toString('latin1').slice(0, MAX_SHOWN) ?? ''}`,
  )
  console.log(
    `\nAnswered after ${Math.round(response.ms)} ms:\n${response.status}\n${linesOf(response.headers)}\n\n${response.text.slice(0, MAX_SHOWN)}`,
  )
}

const linesOf = (headers: object) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
