import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../timing'

/** A running application, who imports, who searches, and the search queries. */
export type Visit = { origin: string; pid: number; owner: string; renter: string; addresses: string[] }

/** Searches per second by all other visitors together. */
const RATE = 8
const QUIET_SECONDS = 12

/** Imports a file page by page, and prints how long it took and the response times of the search page. */
export async function importInto(visit: Visit, name: string, csv: string) {
  await searchFor(visit, () => wait(3000))
  const quiet = await searchFor(visit, () => wait(QUIET_SECONDS * 1000))
  const memory = watchMemory(visit.pid)
  const times: [step: string, seconds: number][] = []
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work()
    times.push([step, (performance.now() - start) / 1000])
    return result
  }
  const busy = await searchFor(visit, async () => {
    const columns = await timed('upload', () => upload(visit, csv))
    const preview = await timed('check', async () => post(visit, columns, await fieldsOf(visit, columns)))
    await timed('import', async () => {
      const page = await post(visit, preview, {})
      while ((await textOf(visit, page)).includes('In progress')) await wait(100)
    })
  })
  const more = memory.end()
  const total = times.reduce((sum, [, seconds]) => sum + seconds, 0)
  const steps = times.map(([step, seconds]) => `${step} ${seconds.toFixed(1)} s`).join(', ')
  console.log(`    ${name}: ${total.toFixed(1)} s (${steps}), +${more} MB`)
  for (const [when, found] of [
    ['quiet', quiet],
    ['meanwhile', busy],
  ] as const) {
    const [p50, p99] = [percentile(found, 50), percentile(found, 99)]
    console.log(
      `      search page ${when}: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${Math.max(...found).toFixed(0)} ms of ${found.length}`,
    )
  }
}

/** Requests search pages at a steady rate while `work` runs, and returns the response times. */
async function searchFor({ origin, renter, addresses }: Visit, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const requests: Promise<void>[] = []
  const ask = async () => {
    const start = performance.now()
    const address = addresses[requests.length % addresses.length] ?? '/'
    const response = await fetch(origin + address, { headers: { Cookie: renter, Accept: 'text/html' } })
    await response.text()
    times.push(performance.now() - start)
  }
  const timer = setInterval(() => requests.push(ask()), 1000 / RATE)
  await work()
  clearInterval(timer)
  await Promise.all(requests)
  return times
}

/** The increase in memory of the process while `work` runs, in MB. */
function watchMemory(pid: number) {
  const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const before = resident()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, resident())
  }, 50)
  return {
    end: () => {
      clearInterval(timer)
      return Math.round(most - before)
    },
  }
}

async function upload(visit: Visit, csv: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'fleet.csv')
  return sent(visit, '/owner/imports', form)
}

const post = (visit: Visit, path: string, fields: Record<string, string>) =>
  sent(visit, path, new URLSearchParams(fields))

/** Posts a form as a browser does, and returns the address of the redirect. */
async function sent({ origin, owner }: Visit, path: string, body: FormData | URLSearchParams): Promise<string> {
  const headers = { Cookie: owner, Origin: origin, 'Sec-Fetch-Site': 'same-origin', Referer: origin + path }
  const response = await fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' })
  const to = response.headers.get('Location')
  if (!to) throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
  return to
}

async function textOf({ origin, owner }: Visit, path: string): Promise<string> {
  return (await fetch(origin + path, { headers: { Cookie: owner, Accept: 'text/html' } })).text()
}

/** The values suggested in the form of the columns. */
async function fieldsOf(visit: Visit, path: string): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const [, name = '', options = ''] of (await textOf(visit, path)).matchAll(
    /<select[^>]*name="(\w+)"[^>]*>(.*?)<\/select>/gs,
  )) {
    const chosen = /<option[^>]*value="(\d+)"[^>]*selected|<option[^>]*selected[^>]*value="(\d+)"/.exec(options)
    fields[name] = chosen?.[1] ?? chosen?.[2] ?? ''
  }
  return fields
}
