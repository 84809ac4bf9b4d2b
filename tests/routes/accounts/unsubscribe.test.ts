import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, CLIENT } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { aSavedSearch } from '#tests/world/saved-searches'
import { at, responseStatus } from '#tests/world/visits/responses'
import type { Mailing } from '~/models/trade/access/emails'
import { action, loader } from '~/routes/accounts/unsubscribe'
import { setClock } from '~/server/clock.server'
import { accounts, db, inTransaction, outbox } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'
import { unsubscribeAddress } from '~/server/mail/unsubscribe.server'
import type { Account } from '~/server/session/asker.server'
import { mailMatches } from '~/services/search/saved/matches-email.server'
import { savedSearchesPage } from '~/services/search/saved/saved-searches.server'
import { mailDigest } from '~/services/today/digest-email.server'

await useDatabase()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
  setEnv({ SMTP_URL: smtp.url, APP_ORIGIN: CLIENT.origin })
  setClock(new Date('2026-11-20T12:10:00Z'))
})
afterAll(async () => {
  await smtp.stop()
  setEnv()
  setClock()
})

const mel = await aMember()

const writeDigest = (reader: Account, day: string) =>
  inTransaction((tx) => mailDigest(tx, { reader, day, tasks: [], changes: [], origin: CLIENT.origin }))

/** The digest as delivered; folded header lines are joined. */
async function deliveredDigest(day: string): Promise<string> {
  await writeDigest(mel, day)
  await deliverOutbox()
  return (smtp.received.at(-1)?.source ?? '').replace(/\r?\n[ \t]+/g, ' ')
}

const wantsDigest = async ({ id }: Account) =>
  (await db().select({ wants: accounts.morningDigest }).from(accounts).where(eq(accounts.id, id)))[0]?.wants

/** The route with the parameters in this path. */
function visit(path: string) {
  const [, , mailing = '', accountId = '', signature = ''] = path.split('/')
  const url = new URL(path, CLIENT.origin)
  const params = { mailing, accountId, signature }
  return {
    open: () => loader(at(new Request(url), params)),
    /** Posts as a mail client does: without cookies, Origin and Sec-Fetch-Site. */
    press: () =>
      action(
        at(
          new Request(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
          params,
        ),
      ),
  }
}

test('the morning digest has a link that ends it by one post without a log-in, and any number of them', async () => {
  const source = await deliveredDigest('2026-11-20')
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const address = /^List-Unsubscribe: <([^>]+)>/m.exec(source)?.[1] ?? ''
  const { origin, pathname } = new URL(address)
  expect(origin).toBe(CLIENT.origin)

  expect(await visit(pathname).open()).toEqual({ mailing: 'morning-digest' })
  expect(await wantsDigest(mel)).toBeNull()
  for (const _ of [1, 2]) expect(await visit(pathname).press()).toEqual({ problem: null })
  expect(await wantsDigest(mel)).toBe(false)

  const other = await aMember('ruth')
  for (const forged of [pathname.replace(mel.id, other.id), pathname.slice(0, -1), `${pathname}x`]) {
    expect(await responseStatus(visit(forged).open())).toBe(404)
    expect(await responseStatus(visit(forged).press())).toBe(404)
  }
  expect(await wantsDigest(other)).toBeNull()
})

test('the link in an email about new matches ends them for all saved searches of the account', async () => {
  const dana = await anAdmin()
  for (const text of ['taxi', 'hearse']) await aSavedSearch(dana, { text })
  const { pathname } = new URL(unsubscribeAddress({ mailing: 'new-matches', accountId: dana.id }))
  expect(await visit(pathname).press()).toEqual({ problem: null })
  expect((await savedSearchesPage(dana, '2026-11-20')).map(({ hasMail }) => hasMail)).toEqual([false, false])
  expect(await wantsDigest(dana)).toBeNull()
})

test('a digest that was written is not delivered to an account that was closed since', async () => {
  const ruth = await aMember('ruth')
  await writeDigest(ruth, '2026-11-21')
  await db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, ruth.id))
  const before = smtp.received.length
  await deliverOutbox()
  expect(smtp.received).toHaveLength(before)
})

test('an email that waits to be sent is withdrawn when its reader has unsubscribed from its kind', async () => {
  const [marcus, eve] = [await anAdmin('marcus'), await anAdmin('eve')]
  const statusOf = async ({ id }: Account, mailing: Mailing) => {
    const isIt = and(eq(outbox.accountId, id), eq(outbox.emailType, mailing))
    return (await db().select({ status: outbox.status }).from(outbox).where(isIt)).map(({ status }) => status)
  }
  for (const reader of [marcus, eve]) {
    await aSavedSearch(reader, { text: 'taxi' })
    await writeDigest(reader, '2026-11-22')
    const matches = { reader, day: '2026-11-22', sections: [], origin: CLIENT.origin }
    await inTransaction((tx) => mailMatches(tx, matches))
  }
  for (const [mailing, { id: accountId }] of [
    ['morning-digest', marcus],
    ['new-matches', eve],
  ] as const)
    await visit(new URL(unsubscribeAddress({ mailing, accountId })).pathname).press()
  await deliverOutbox()
  expect(await statusOf(marcus, 'morning-digest')).toEqual(['withdrawn'])
  expect(await statusOf(marcus, 'new-matches')).toEqual(['sent'])
  expect(await statusOf(eve, 'morning-digest')).toEqual(['sent'])
  expect(await statusOf(eve, 'new-matches')).toEqual(['withdrawn'])
})
