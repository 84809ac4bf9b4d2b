import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { aSignUp, newAddress, signUpOf } from '#tests/world/sign-ups'
import { refused } from '~/models/trade/results/outcome'
import { accounts, activity, db, links, outbox } from '~/server/db/client.server'
import { findSetupLink } from '~/services/accounts/setup/set-up-account.server'
import { approveSignUp, rejectSignUp } from '~/services/provider/decide-sign-up.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { requireSignUp } from '~/services/provider/sign-ups.server'

useDatabase()

const MEMBER = 'backlot_renter_application_member'
const ADMIN = 'backlot_renter_application_admin'

async function anOpenRequest() {
  const email = newAddress()
  const requestId = await aSignUp(email)
  return { email, requestId, pru: await aProvider() }
}

const accountsOf = (email: string) => db().select().from(accounts).where(eq(accounts.email, email))

/** Everything that a decision could change. */
async function everythingDecided() {
  return {
    accounts: await db().select().from(accounts).orderBy(asc(accounts.id)),
    links: await db().select().from(links).orderBy(asc(links.id)),
    mails: await db().select({ id: outbox.messageId }).from(outbox).orderBy(asc(outbox.messageId)),
    activity: await db().select().from(activity).orderBy(asc(activity.id)),
  }
}

describe('an approval', () => {
  test('creates the account from the request, mails its link and is recorded', async () => {
    const { email, requestId, pru } = await anOpenRequest()
    const asker = { ...pru, origin: 'https://backlot.example' }
    expect(await approveSignUp(asker, { requestId, role: MEMBER })).toEqual({ ok: true })
    const [account] = await accountsOf(email)
    expect(account).toMatchObject({
      firstName: 'Noor',
      lastName: "O'Neil-Núñez",
      phone: '+14045550123',
      role: MEMBER,
      status: 'invited',
      passwordHash: null,
      invitedBy: pru.id,
    })
    expect(await signUpOf(email)).toMatchObject({ status: 'approved', decidedBy: pru.id, accountId: account?.id })
    const mail = (await messagesTo(email)).at(-1)
    expect(mail?.subject).toBe('Welcome to Backlot')
    const address = /https:\/\/backlot\.example\/account-password-setup\?user-id=([\w-]+)/.exec(mail?.bodyText ?? '')
    expect(await findSetupLink('password-setup', address?.[1] ?? '')).toMatchObject({ accountId: account?.id, email })
    const [entry] = await db().select().from(activity).where(eq(activity.accountId, pru.id))
    expect(entry).toMatchObject({
      kind: 'sign-up-approved',
      projectId: null,
      subject: { requestId, accountId: account?.id, role: MEMBER },
    })
  })

  test('of an address that got an account meanwhile is refused and changes nothing', async () => {
    const { email, requestId, pru } = await anOpenRequest()
    await inviteOwner(pru, email)
    expect(await requireSignUp(pru, requestId)).toMatchObject({ hasAccount: true, decision: null })
    const before = await everythingDecided()
    expect(await approveSignUp(pru, { requestId, role: MEMBER })).toEqual(
      refused(
        'has-account',
        'This address already has an account, so there is nothing to approve. Nothing was changed.',
      ),
    )
    expect(await everythingDecided()).toEqual(before)
    expect(await signUpOf(email)).toMatchObject({ status: 'requested' })
    expect(await rejectSignUp(pru, { requestId, reason: 'You rent out vehicles here.' })).toEqual({ ok: true })
  })

  test('that cannot be mailed fails as a whole', async () => {
    const { email, requestId, pru } = await anOpenRequest()
    expect(await approveSignUp({ ...pru, origin: 'not an origin' }, { requestId, role: MEMBER })).toEqual(
      refused('failed', 'Something went wrong, and nothing was changed. Please try again.'),
    )
    expect(await accountsOf(email)).toEqual([])
    expect(await signUpOf(email)).toMatchObject({ status: 'requested' })
  })
})

test('a rejection mails its reason, creates no account and is recorded', async () => {
  const { email, requestId, pru } = await anOpenRequest()
  const reason = 'We only know <b>crews</b>.\nAsk again next year.'
  expect(await rejectSignUp(pru, { requestId, reason })).toEqual({ ok: true })
  expect(await accountsOf(email)).toEqual([])
  expect(await signUpOf(email)).toMatchObject({ status: 'rejected', decidedBy: pru.id, accountId: null, reason })
  const mail = (await messagesTo(email)).at(-1)
  expect(mail?.bodyText).toContain(reason)
  expect(mail?.bodyHtml).toContain('&lt;b&gt;crews&lt;/b&gt;')
  expect((await requireSignUp(pru, requestId)).decision).toMatchObject({ by: 'Pru Delacroix', reason, role: '' })
  const [entry] = await db().select().from(activity).where(eq(activity.accountId, pru.id))
  expect(entry).toMatchObject({ kind: 'sign-up-rejected', projectId: null, subject: { requestId } })
})

describe('a second decision', () => {
  test.each([
    ['approval', 'Pru Delacroix already rejected this request. Nothing was changed.', 'reject'],
    ['rejection', 'Pru Delacroix already approved this request. Nothing was changed.', 'approve'],
  ] as const)('as an %s is refused with the first one and changes nothing', async (_, message, first) => {
    const { requestId, pru } = await anOpenRequest()
    const approve = () => approveSignUp(pru, { requestId, role: MEMBER })
    const reject = () => rejectSignUp(pru, { requestId, reason: 'No.' })
    const [one, other] = first === 'approve' ? [approve, reject] : [reject, approve]
    expect(await one()).toEqual({ ok: true })
    const before = await everythingDecided()
    expect(await other()).toEqual(refused('already-decided', message))
    expect(await one()).toMatchObject({ ok: false })
    expect(await everythingDecided()).toEqual(before)
  })

  test('is refused when made concurrently: one of ten counts, and one email is sent', async () => {
    const { email, requestId, pru } = await anOpenRequest()
    const paul = await aProvider('paul')
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        count % 2 === 0
          ? approveSignUp(pru, { requestId, role: count % 4 === 0 ? MEMBER : ADMIN })
          : rejectSignUp(paul, { requestId, reason: 'No.' }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    for (const outcome of outcomes.filter(({ ok }) => !ok)) {
      expect(outcome).toMatchObject({
        message: expect.stringMatching(/^(Pru Delacroix|Paul Brandt) already (approved|rejected) this/),
      })
    }
    const request = await signUpOf(email)
    expect(await accountsOf(email)).toHaveLength(request?.status === 'approved' ? 1 : 0)
    expect(await messagesTo(email)).toHaveLength(2)
  })
})
