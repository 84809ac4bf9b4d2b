import { AsyncLocalStorage } from 'node:async_hooks'

const counters = new AsyncLocalStorage<{ count: number }>()
const transactionControl = /^(begin|commit|rollback|savepoint|release)\b/i

/** Runs work and counts the statements it sends, begin and commit left out, alike on both engines. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; count: number }> {
  const counter = { count: 0 }
  const result = await counters.run(counter, work)
  return { result, count: counter.count }
}

export function countStatement(statement: string) {
  const counter = counters.getStore()
  if (counter && !transactionControl.test(statement)) counter.count += 1
}
