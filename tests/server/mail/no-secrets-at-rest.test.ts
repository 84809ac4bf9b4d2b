import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject, aProvider, aVisitor } from '#tests/world/builders'
import { databaseForAnotherProcess } from '#tests/world/database/database'
import { invites } from '#tests/world/invitations'
import { type AtRest, changedFiles, everythingAtRest, placesOfCode, placesOfToken } from '#tests/world/messages/at-rest'
import { dealLinkIssuers } from '#tests/world/messages/deal-link-issuers'
import { issuingServices } from '#tests/world/messages/issuing-services'
import { orderLinkIssuers } from '#tests/world/messages/order-link-issuers'
import { codeIn, failMessages, messagesTo, newestMessageTo, outboxMessages } from '#tests/world/messages/outbox'
import { aSignUp } from '#tests/world/sign-ups'
import type { Outcome } from '~/models/trade/results/outcome'
import { VERIFICATION_PURPOSES, type VerificationPurpose } from '~/models/trade/vocabulary/accounts'
import { MESSAGE_SECRETS } from '~/models/trade/vocabulary/messages'
import { now, setClock } from '~/server/clock.server'
import { accounts, closeDatabase, db, inTransaction, openDatabase, outbox } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { env, setEnv } from '~/server/env.server'
import { emailHtml } from '~/server/mail/write-mail.server'
import { serverAsker } from '~/server/session/asker.server'
import { sessionSecret } from '~/server/signature.server'
import { newToken } from '~/server/token.server'
import { resendCode } from '~/services/accounts/codes/request-code.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { requestContactChange } from '~/services/accounts/profile/change-contact.server'
import { acceptCode, requestReset, resendReset } from '~/services/accounts/reset-password.server'
import { renewSetupLink } from '~/services/accounts/setup/renew-setup-link.server'
import { resendInvitation } from '~/services/crew/invitations/invite-members.server'
import { createProject } from '~/services/projects/create-project.server'
import { createProvider } from '~/services/provider/create-provider.server'
import { approveSignUp } from '~/services/provider/decide-sign-up.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { resendMessage } from '~/services/provider/undelivered.server'

const STORY = Date.parse('2026-11-20T12:00:00Z')
/** Makes each message newer than the previous one. */
const ticking = (at: number) => () => new Date(at++)
const VISITOR = aVisitor()

let story: Awaited<ReturnType<typeof begin>>
let before: AtRest
let removeDatabase: () => Promise<void>
/** Everything issued: tokens, and codes with the texts of their messages. */
const tokens = new Set<string>()
const codes: { code: string; bodies: string[] }[] = []
/** The stored data while all messages were queued, and after all were delivered. */
const kept: AtRest[] = []

beforeAll(async () => {
  const place = await databaseForAnotherProcess()
  removeDatabase = place.remove
  setEnv({ ...place.env, DEMO: false })
  await openDatabase()
  setClock(ticking(STORY))
  story = await begin()
  before = await everythingAtRest(env().DATA_DIR)
  for (const issue of Object.values(ISSUERS)) {
    for (const token of await issue()) tokens.add(token)
    await readMessages()
  }
  kept.push(changedFiles(before, await everythingAtRest(env().DATA_DIR)))
  await deliverOutbox()
  // signers are reminded days ahead
  later(3 * 86_400_000)
  await deliverOutbox()
  kept.push(changedFiles(before, await everythingAtRest(env().DATA_DIR)))
})
afterAll(async () => {
  await closeDatabase()
  await removeDatabase()
})

async function begin() {
  const dana = await anAdmin()
  return { dana, pru: await aProvider(), projectId: await aProject({ Owner: dana }), requestId: await aSignUp() }
}

const OWNER = 'omar.new@cars.example'
const INVITEE = 'mel.new@crew.example'
const requested: Record<VerificationPurpose, { to: string; token: string }> = {
  'password-reset': { to: '', token: '' },
  'email-change': { to: 'dana.new@crew.example', token: '' },
  'phone-change': { to: '+14045550177', token: '' },
}

/**
 * Calls every service that issues a token or a code, in an order that satisfies their dependencies; returns the tokens
 * in their results. Codes come last, so that nothing stored later has the same four digits by chance.
 */
const ISSUERS: Record<string, () => Promise<string[]>> = {
  createProvider: async () => [...linkIn(unwrap(await createProvider(serverAsker(), 'pia@backlot.example')).link)],

  approveSignUp: async () => {
    unwrap(await approveSignUp(story.pru, { requestId: story.requestId, role: 'backlot_renter_application_member' }))
    return []
  },

  inviteOwner: async () => {
    unwrap(await inviteOwner(story.pru, OWNER))
    return []
  },

  inviteMembers: async () => {
    unwrap(await invites(story.dana, story.projectId, [INVITEE, 'User']))
    return []
  },

  createProject: async () => {
    const list = { name: 'x', season: '', episode: '', act: '', scene: '', shotDescription: '', location: '' }
    const project = { title: 'x', productionCompany: 'x', description: '', location: '', startsOn: '', endsOn: '' }
    const invitations = [{ row: 0, email: `first.${INVITEE}`, role: 'User' as const }]
    unwrap(await createProject(story.dana, { project, list, invitations, attempt: 1 }))
    return []
  },

  resendInvitation: async () => {
    later(120_000)
    const [account] = await db().select().from(accounts).where(eq(accounts.email, INVITEE))
    unwrap(await resendInvitation(story.dana, { projectId: story.projectId, accountId: account?.id ?? '' }))
    return []
  },

  renewSetupLink: async () => {
    const [message] = await messagesTo(OWNER)
    // only one link per minute
    later(120_000)
    for (const token of linkIn(message?.bodyText ?? '')) unwrap(await renewSetupLink(VISITOR, token))
    return []
  },

  resendMessage: async () => {
    const message = await newestMessageTo(OWNER)
    await failMessages(eq(outbox.id, message.id))
    unwrap(await resendMessage(story.pru, message.id))
    return []
  },

  ...orderLinkIssuers(() => story, later),

  ...dealLinkIssuers(later),

  requestReset: async () => {
    // newer than every message so far
    later(7 * 86_400_000)
    return [unwrap(await requestReset(VISITOR, story.dana.email)).token]
  },

  resendReset: async () => {
    const { token } = unwrap(await resendReset(VISITOR, { token: 'over', email: story.dana.email }))
    requested['password-reset'] = { to: story.dana.email, token }
    return [token]
  },

  requestContactChange: async () => {
    for (const [contact, purpose] of [
      ['phone', 'phone-change'],
      ['email', 'email-change'],
    ] as const)
      requested[purpose].token = unwrap(await requestContactChange(story.dana, contact, requested[purpose].to)).token
    return VERIFICATION_PURPOSES.map((purpose) => requested[purpose].token)
  },

  sendCodes: async () => {
    const stored = await everythingAtRest(env().DATA_DIR)
    await sendCodes()
    for (const purpose of VERIFICATION_PURPOSES) await sendUntilNew(purpose, stored)
    return []
  },

  acceptCode: async () => {
    const { to: email, token } = requested['password-reset']
    return [unwrap(await acceptCode(VISITOR, { token, email, code: await codeIn(email) })).changeToken]
  },
}

function later(milliseconds: number) {
  setClock(ticking(now().getTime() + milliseconds))
}

function unwrap<T extends object>(outcome: Outcome<T>) {
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome
}

const linkIn = (text: string) => text.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? []

/** Requests codes until one's four digits are not already stored elsewhere, for example as the year of a car. */
async function sendUntilNew(purpose: VerificationPurpose, stored: AtRest) {
  const { to, token } = requested[purpose]
  for (let attempt = 0; attempt < 20; attempt++) {
    const code = await codeIn(to)
    const message = await newestMessageTo(to)
    codes.push({ code, bodies: [message.bodyText, message.bodyHtml] })
    if (placesOfCode(stored, { code, bodies: [] }).length === 0) return
    codes.pop()
    await inTransaction((tx) => resendCode(tx, { purpose, token }))
    await sendCodes()
  }
  throw new Error(`Every code for ${purpose} is also stored elsewhere.`)
}

async function readMessages() {
  for (const { bodyText } of await outboxMessages()) for (const token of linkIn(bodyText)) tokens.add(token)
}

test('every service that issues a token or a code is called, and every kind of secret message is written', async () => {
  expect(Object.keys(ISSUERS).sort()).toEqual(issuingServices())
  const written = new Set((await outboxMessages()).map(({ secretKind }) => secretKind))
  expect([...MESSAGE_SECRETS].filter((kind) => !written.has(kind))).toEqual([])
})

test('no token and no code can be read in stored data, before and after delivery', () => {
  expect({ tokens: tokens.size, codes: codes.length }).toEqual({ tokens: 55, codes: 3 })
  for (const everything of kept) {
    expect(everything.values.length).toBeGreaterThan(100)
    expect([...tokens].flatMap((token) => placesOfToken(everything, token))).toEqual([])
    expect(codes.flatMap((code) => placesOfCode(everything, code))).toEqual([])
  }
})

test('the secret that encrypts messages cannot be read in stored data', () => {
  for (const everything of kept) expect(placesOfToken(everything, sessionSecret())).toEqual([])
})

test('after delivery the text of a message is deleted and its row kept', async () => {
  const rows = await outboxMessages()
  expect(rows.length).toBeGreaterThan(8)
  expect(rows.filter(({ encrypted, status }) => encrypted !== null || status === 'queued')).toEqual([])
})

test('a readable secret is found in a table, and in files after it is deleted', async () => {
  const token = newToken()
  const [code] = codes
  if (!code) throw new Error('No code was issued.')
  const long = emailHtml('Your link', ['Hello,', { button: 'Set up your account', href: `https://x.example/${token}` }])
  await db().execute(sql`create table planted (said text, bytes bytea)`)
  await db().execute(sql`insert into planted values (${long}, null), (${code.bodies[0]}, ${Buffer.from(token)})`)
  const there = changedFiles(before, await everythingAtRest(env().DATA_DIR))
  await db().execute(sql`drop table planted`)
  const gone = changedFiles(before, await everythingAtRest(env().DATA_DIR))

  expect(placesOfToken(there, token)).toEqual(expect.arrayContaining(['public.planted.said', 'public.planted.bytes']))
  expect(placesOfCode(there, code)).toContain('public.planted.said')
  if (gone.files.length > 0) {
    expect(placesOfToken(gone, token)).toContainEqual(expect.stringContaining('pg_wal'))
    expect(placesOfCode(gone, code)).toContainEqual(expect.stringContaining('pg_wal'))
  }
})
