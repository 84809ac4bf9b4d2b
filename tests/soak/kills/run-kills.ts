import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { AppServer } from '#tests/world/application/app-server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { aProvider, signedIn } from '#tests/world/builders'
import { expireLeases } from '#tests/world/database/leases'
import { rawStatus } from '#tests/world/visits/raw-requests'
import { redirectOf } from '#tests/world/visits/responses'
import { setEnv } from '~/server/env.server'
import { type Chance, chanceFrom } from '../chance'
import { violations } from '../invariants'
import { type Action, newActions } from './actions'
import type { KilledBackups } from './backups'

type Kills = {
  world: Awaited<ReturnType<typeof openWorld>>
  /** One process, as all of them are started. */
  startOne: () => Promise<AppServer>
  processes: number
  backups: (provider: string) => KilledBackups
  seed: number
  kills: number
}
type Sent = { action: Action; isAcknowledged: boolean }

/** Seeds people for this number of kills at once, because the embedded database allows one process at a time. */
const A_BATCH = 10
/** The initial limit of the time until the kill; later limits let about half of the forms be answered first. */
const SOON_MS = 250
const LATEST_MS = 5000
const STAGGERED_MS = 60
/** The limit on an idle machine; set SOAK_LATEST_READY_MS on a busy one. */
const LATEST_READY_MS = Number(process.env.SOAK_LATEST_READY_MS ?? 3000)

/** Kills a process repeatedly during forms and a backup. Returns the problems found. */
export async function runKills({ world, startOne, processes, backups, seed, kills }: Kills): Promise<string[]> {
  const chance = chanceFrom(seed)
  const wrong: string[] = []
  const readyMs: number[] = []
  const did: Record<string, number> = {}
  let withinMs = SOON_MS
  setEnv({ ACCESS_MINUTES: 600 })
  const backup = backups(await world.inside(async () => signedIn(await aProvider())))
  for (let done = 0; done < kills && wrong.length === 0; done += A_BATCH) {
    const size = Math.min(A_BATCH, kills - done)
    const rounds = await world.inside(async () => {
      const actions: Action[][] = []
      for (let number = done; number < done + size; number += 1) actions.push(await newActions(number))
      return actions
    })
    const apps = await Promise.all(Array.from({ length: processes }, startOne))
    const sent: Sent[] = []
    for (const actions of rounds) {
      const forms = await killDuring(actions, apps, backup, withinMs, chance)
      if (backup.isUnfinished()) counted('backups interrupted')
      const answered = forms.filter(({ isAcknowledged }) => isAcknowledged).length
      withinMs = Math.min(LATEST_MS, withinMs * (answered === 0 ? 2 : answered * 2 > forms.length ? 0.8 : 1.15))
      sent.push(...forms)
      const killedAt = performance.now()
      const app = await startOne()
      while ((await rawStatus(app.origin, { path: '/healthz' })) !== 200) await wait(5)
      readyMs.push(performance.now() - killedAt)
      apps.push(app)
    }
    const [last] = apps
    if (last) await backup.makeNext(last.origin)
    wrong.push(...backup.wrong())
    await world.stopApps()
    await world.inside(async () => {
      for (const one of sent) wrong.push(...(await problemsOf(one)))
      wrong.push(...(await violations()))
      await expireLeases()
    })
    console.log(`${done + size} kills, ready again after ${Math.round(Math.max(...readyMs.slice(-size)))} ms at most`)
  }
  wrong.push(...readyMs.filter((ms) => ms > LATEST_READY_MS).map((ms) => `ready again only after ${Math.round(ms)} ms`))
  readyMs.sort((a, b) => a - b)
  const middle = readyMs[Math.floor(readyMs.length / 2)] ?? 0
  console.log(`Ready again after ${Math.round(middle)} ms (p50), ${Math.round(readyMs.at(-1) ?? 0)} ms at most.`)
  console.log(
    Object.entries(did)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  )
  return wrong

  function counted(what: string) {
    did[what] = (did[what] ?? 0) + 1
  }

  async function problemsOf({ action, isAcknowledged }: Sent): Promise<string[]> {
    const left = await action.left()
    const isWhole = isDeepStrictEqual(left, action.whole)
    const end = isAcknowledged ? 'acknowledged' : isWhole ? 'done but not acknowledged' : 'not done'
    counted(`${action.what} ${end}`)
    if (isWhole) return []
    if (isAcknowledged) return [`${action.what} was acknowledged but is missing: ${JSON.stringify(left)}`]
    return isDeepStrictEqual(left, action.nothing) ? [] : [`${action.what} is incomplete: ${JSON.stringify(left)}`]
  }
}

/** Posts all forms within a moment and kills the process during them. */
async function killDuring(
  actions: Action[],
  apps: AppServer[],
  backup: KilledBackups,
  withinMs: number,
  chance: Chance,
): Promise<Sent[]> {
  const killed = apps.shift()
  if (!killed) throw new Error('There is no process to kill.')
  await backup.begin(killed.origin)
  const posts = actions.map(async (action) => {
    const { origin } = chance.pick([killed, killed, ...apps])
    await wait(chance.below(STAGGERED_MS))
    const answer = await redirectOf(post(origin, action)).catch(() => null)
    return { action, isAcknowledged: answer !== null && action.isAcknowledged(answer) }
  })
  await wait(chance.below(withinMs))
  await Promise.all([killed.kill(), backup.kill()])
  return Promise.all(posts)

  function post(origin: string, { path, cookie, fields }: Action): Promise<Response> {
    const headers = { Cookie: cookie, Accept: 'text/html' }
    return fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  }
}
