import { sql } from 'drizzle-orm'
import type { Outcome } from '~/models/trade/answers/outcome'
import { setClock } from '~/server/clock.server'
import { db, selectRows } from '~/server/db/client.server'
import { type Chance, chanceOf } from '../chance'
import { answer, inquire, order, toCart } from './booking-operations'
import { act, block, free } from './item-operations'
import type { Operation } from './operation'
import type { Stage } from './stage'

type Choose = (stage: Stage, chance: Chance) => Promise<Operation | null>

/** How often each comes in a hundred. */
const OPERATIONS: readonly [name: string, share: number, choose: Choose][] = [
  ['inquire', 16, inquire],
  ['answer', 16, answer],
  ['take along', 14, toCart],
  ['order', 14, order],
  ['cancel', 6, act('cancel')],
  ['change', 11, act('change')],
  ['extend', 10, act('extend')],
  ['complete', 6, act('complete')],
  ['block', 4, block],
  ['free', 3, free],
]

const WORKERS = 16
const DAYS = 12
const DAY_MS = 24 * 60 * 60 * 1000

/** `wrong`: answers that nobody should have had. `written`: what was acknowledged. `done`: how often each was granted. */
export type Ran = { wrong: string[]; written: Set<string>; done: Record<string, number> }

/**
 * So many operations by sixteen at once, over twelve days that pass between them. The same seed makes the same choices;
 * only the races come out as they like.
 */
export async function runOperations(stage: Stage, from: Date, { seed, count }: { seed: number; count: number }) {
  const ran: Ran = { wrong: [], written: new Set(), done: {} }
  let number = 0
  for (let day = 0; day < DAYS; day += 1) {
    setClock(new Date(from.getTime() + day * DAY_MS))
    const end = Math.ceil((count * (day + 1)) / DAYS)
    await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        while (number < end) await operate(stage, chanceOf(seed, number++), ran)
      }),
    )
  }
  return ran
}

/** Asks for days where there is nothing to do it to. One in ten is posted twice at once, as a double click does. */
async function operate(stage: Stage, chance: Chance, { wrong, written, done }: Ran) {
  const [wish, choose] = chosen(chance.below(100))
  const chosenOne = await choose(stage, chance)
  const name = chosenOne ? wish : 'inquire'
  const { press, wrote, awaits } = chosenOne ?? (await inquire(stage, chance))
  const presses = chance.happens(0.1) ? [press(), press()] : [press()]
  const answers = await Promise.all(presses.map(statusOf))
  const expected = awaits ?? 200
  for (const { status, code } of answers)
    if (status !== expected && !(expected === 200 && status === 409)) wrong.push(`${name} answered ${status} ${code}`)
  if (!answers.some(({ status }) => status === 200)) return
  done[name] = (done[name] ?? 0) + 1
  const row = wrote?.()
  if (row) written.add(row)
}

function chosen(lot: number): readonly [string, Choose] {
  let sum = 0
  for (const [name, share, choose] of OPERATIONS) {
    sum += share
    if (lot < sum) return [name, choose]
  }
  throw new Error('The shares add up to a hundred.')
}

/** As a page would answer: 500 for what broke. */
async function statusOf(press: Promise<Outcome>): Promise<{ status: number; code: string }> {
  try {
    const outcome = await press
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

/** What stands in the database, in the words that operations say it with. */
export async function written(): Promise<Set<string>> {
  const rows = await selectRows<{ row: string }>(
    db(),
    sql`select 'order ' || id as row from orders
      union all select kind || ' ' || order_item_id || '/' || revision from amendments
      union all select 'inquiry ' || list_vehicle_id || '/' || attempt from inquiries
      union all select 'block ' || vehicle_id || ' ' || lower(period) || ' ' || upper(period) - 1 from vehicle_blocks
        where kind = 'owner'`,
  )
  return new Set(rows.map(({ row }) => row))
}
