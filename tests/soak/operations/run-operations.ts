import { sql } from 'drizzle-orm'
import type { Outcome } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { db, selectRows } from '~/server/db/client.server'
import { type Chance, chanceOf } from '../chance'
import { changedHistory, historyNow } from '../history'
import { answer, inquire, inquireAboutSeveral, order, toCart } from './booking-operations'
import { answerOnPage, answerWithLink, passDeadlines, withdraw } from './deal-operations'
import { block, kind, release } from './item-operations'
import type { Operation } from './operation'
import type { Stage } from './stage'

type Choose = (stage: Stage, chance: Chance) => Promise<Operation | null>

/** The percentage of each operation. */
type Shares = readonly [name: string, share: number, choose: Choose][]

/** Mostly of orders. */
const BOOKINGS: Shares = [
  ['inquire', 16, inquire],
  ['answer', 10, answer],
  ['answer by link', 6, answerWithLink],
  ['withdraw', 3, withdraw],
  ['pass deadlines', 2, passDeadlines],
  ['add to cart', 14, toCart],
  ['order', 14, order],
  ['cancel', 6, kind('cancel')],
  ['change', 10, kind('change')],
  ['extend', 9, kind('extend')],
  ['complete', 5, kind('complete')],
  ['block', 3, block],
  ['release', 2, release],
]

/** Mostly of negotiations, with enough others to book days and to order vehicles. */
export const NEGOTIATIONS: Shares = [
  ['inquire', 14, inquire],
  ['inquire about several', 6, inquireAboutSeveral],
  ['answer', 41, answerOnPage],
  ['answer by link', 16, answerWithLink],
  ['withdraw', 6, withdraw],
  ['pass deadlines', 2, passDeadlines],
  ['add to cart', 4, toCart],
  ['order', 2, order],
  ['cancel', 1, kind('cancel')],
  ['block', 4, block],
  ['release', 4, release],
]

const WORKERS = 16
const DAYS = 12
const DAY_MS = 24 * 60 * 60 * 1000

/** `wrong`: unexpected answers. `written`: acknowledged rows. `done`: the number of successes of each operation. */
export type Ran = { wrong: string[]; written: Set<string>; done: Record<string, number> }

type Run = { seed: number; count: number; shares?: Shares }

/**
 * Runs `count` operations by sixteen workers over twelve simulated days, and checks each day that history only grew. The
 * same seed makes the same choices, except for races.
 */
export async function runOperations(stage: Stage, from: Date, { seed, count, shares = BOOKINGS }: Run) {
  const ran: Ran = { wrong: [], written: new Set(), done: {} }
  let number = 0
  for (let day = 0; day < DAYS; day += 1) {
    setClock(new Date(from.getTime() + day * DAY_MS))
    const history = await historyNow()
    const end = Math.ceil((count * (day + 1)) / DAYS)
    await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        while (number < end) await operate(stage, chanceOf(seed, number++), shares, ran)
      }),
    )
    ran.wrong.push(...(await changedHistory(history)))
  }
  return ran
}

/** Inquires when the operation has nothing to act on. One in ten runs twice at once, like a double click. */
async function operate(stage: Stage, chance: Chance, shares: Shares, { wrong, written, done }: Ran) {
  const [wish, choose] = chosen(shares, chance.below(100))
  const chosenOne = await choose(stage, chance)
  const name = chosenOne ? wish : 'inquire'
  const { run, rows, refusedWith } = chosenOne ?? (await inquire(stage, chance))
  const runs = chance.happens(0.1) ? [run(), run()] : [run()]
  const answers = await Promise.all(runs.map(statusOf))
  const expected = refusedWith ?? 200
  for (const { status, code } of answers)
    if (status !== expected && !(expected === 200 && status === 409)) wrong.push(`${name} answered ${status} ${code}`)
  if (!answers.some(({ status }) => status === 200)) return
  done[name] = (done[name] ?? 0) + 1
  for (const row of rows?.() ?? []) written.add(row)
}

function chosen(shares: Shares, lot: number): readonly [string, Choose] {
  let sum = 0
  for (const [name, share, choose] of shares) {
    sum += share
    if (lot < sum) return [name, choose]
  }
  throw new Error('The shares must add up to 100.')
}

/** The status of the page's response; 500 for an unexpected error. */
async function statusOf(result: Promise<Outcome>): Promise<{ status: number; code: string }> {
  try {
    const outcome = await result
    if (outcome.ok) return { status: 200, code: '' }
    return { status: outcome.why === 'failure' ? 500 : 409, code: outcome.code }
  } catch (error) {
    return { status: thrownStatus(error), code: error instanceof Error ? error.message : '' }
  }
}

function thrownStatus(error: unknown): number {
  const init = typeof error === 'object' && error !== null && 'init' in error ? error.init : null
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : 500
}

/** The rows of the database, named as operations name them. */
export async function written(): Promise<Set<string>> {
  const rows = await selectRows<{ row: string }>(
    db(),
    sql`select 'order ' || id as row from orders
      union all select kind || ' ' || order_item_id || '/' || revision from amendments
      union all select 'inquiry ' || list_vehicle_id || '/' || attempt from inquiries
      union all select 'offer ' || inquiry_id || '/' || round from offers where round > 1
      union all select 'block ' || vehicle_id || ' ' || lower(period) || ' ' || upper(period) - 1 from vehicle_blocks
        where kind = 'owner'`,
  )
  return new Set(rows.map(({ row }) => row))
}
