import { inArray } from 'drizzle-orm'
import { getRaw, type HtmlResponse, postRaw } from '#tests/world/visits/raw-requests'
import { searchPath } from '~/models/trade/addresses/search-query'
import { providerPaths } from '~/models/trade/paths/provider'
import { accounts, db, links, outbox } from '~/server/db/client.server'
import { generateQueries } from '../../../bench/search/queries'
import type { Chance } from '../chance'

const SEARCHES = generateQueries(200).map(({ query }) => searchPath(query))

/** Sends requests one after another until stopped, and measures the slowest. */
function keepDoing(
  what: string,
  next: (turn: number) => Promise<HtmlResponse>,
  isGood: (response: HtmlResponse) => boolean,
) {
  let isOver = false
  let slowest = 0
  let turns = 0
  const failures: string[] = []
  const work = (async () => {
    while (!isOver) {
      const begun = performance.now()
      const response = await next(turns).catch(() => null)
      // the process was killed
      if (!response) return
      slowest = Math.max(slowest, performance.now() - begun)
      turns += 1
      if (!isGood(response)) failures.push(`${what} was answered with ${response.status}`)
    }
  })()
  const stop = async () => {
    isOver = true
    await work
    return `${turns} requests took ${Math.round(slowest)} ms`
  }
  return { stop, slowestMs: () => slowest, failures }
}

export function keepSearching(origin: string, cookie: string, chance: Chance) {
  return keepDoing(
    'a search',
    () => getRaw(origin + chance.pick(SEARCHES), cookie),
    ({ status }) => status === 200,
  )
}

/** A provider who sends requests at the desk. */
export function atTheDesk(origin: string, cookie: string) {
  return {
    /** Returns the response time in milliseconds. */
    async askForBackup(): Promise<number> {
      const begun = performance.now()
      const response = await postRaw(origin + providerPaths.backup(), {}, cookie)
      if (response.status !== 302) throw new Error(`Asking for a backup was answered with ${response.status}.`)
      return performance.now() - begun
    },
    async untilMade() {
      for (;;) {
        const { html } = await getRaw(origin + providerPaths.backup(), cookie)
        if (html.includes('The backup failed')) throw new Error('The backup failed.')
        if (!html.includes('Backup in progress')) return
      }
    },
    /** Adds the address of every acknowledged invitation. */
    keepInviting(who: string, acknowledged: string[]) {
      const email = (turn: number) => `${who}.${turn}@soak.example`
      return keepDoing(
        'an invitation',
        async (turn) => {
          const response = await postRaw(origin + providerPaths.ownerInvitation(), { email: email(turn) }, cookie)
          if (response.status === 302) acknowledged.push(email(turn))
          return response
        },
        ({ status }) => status === 302,
      )
    },
  }
}

/** Acknowledged invitations that are lost, and invitations without their link or email. */
export async function invitationProblems(acknowledged: string[]): Promise<string[]> {
  const found = await db().select({ id: accounts.id, email: accounts.email }).from(accounts)
  const invited = found.filter(({ email }) => email.endsWith('@soak.example'))
  const emails = invited.map(({ email }) => email)
  const linked = await db().select({ id: links.accountId }).from(links)
  const mailed = await db().select({ to: outbox.recipient }).from(outbox).where(inArray(outbox.recipient, emails))
  const withLink = new Set(linked.map(({ id }) => id))
  const withMail = new Set(mailed.map(({ to }) => to))
  const there = new Set(emails)
  return [
    ...acknowledged.filter((email) => !there.has(email)).map((email) => `${email} was invited but is lost`),
    ...invited
      .filter(({ id, email }) => !withLink.has(id) || !withMail.has(email))
      .map(({ email }) => `the invitation of ${email} lacks its link or email`),
  ]
}
