import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject, aProvider, aVisitor } from '#tests/world/builders'
import { databaseForAnotherProcess } from '#tests/world/database/database'
import { invites } from '#tests/world/invitations'
import { type AtRest, changedFiles, everythingAtRest, placesOfCode, placesOfToken } from '#tests/world/letters/at-rest'
import { issuingServices } from '#tests/world/letters/issuing-services'
import { codeIn, giveUp, letters, lettersTo, newestNotice } from '#tests/world/letters/letters'
import { orderWalks } from '#tests/world/letters/order-walks'
import { aSignUp } from '#tests/world/sign-ups'
import type { Outcome } from '~/models/trade/answers/outcome'
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
import { inviteOwner } from '~/services/provider/owners.server'
import { resendMessage } from '~/services/provider/undelivered.server'

const STORY = Date.parse('2026-11-20T12:00:00Z')
/** So that one letter is newer than the other. */
const ticking = (at: number) => () => new Date(at++)
const VISITOR = aVisitor()

let story: Awaited<ReturnType<typeof begin>>
let before: AtRest
let removeDatabase: () => Promise<void>
/** What the walks have issued: tokens, and codes with what was written around them. */
const tokens = new Set<string>()
const codes: { code: string; letters: string[] }[] = []
/** What lay there while every letter waited, and when all were delivered. */
const kept: AtRest[] = []

beforeAll(async () => {
  const place = await databaseForAnotherProcess()
  removeDatabase = place.remove
  setEnv({ ...place.env, DEMO: false })
  await openDatabase()
  setClock(ticking(STORY))
  story = await begin()
  before = await everythingAtRest(env().DATA_DIR)
  for (const walk of Object.values(WALKS)) {
    for (const token of await walk()) tokens.add(token)
    await readLetters()
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
const asked: Record<VerificationPurpose, { to: string; token: string }> = {
  'password-reset': { to: '', token: '' },
  'email-change': { to: 'dana.new@crew.example', token: '' },
  'phone-change': { to: '+14045550177', token: '' },
}

/** Every service that issues something, in an order in which one may need another; each with what it answered itself. */
const WALKS: Record<string, () => Promise<string[]>> = {
  requestReset: async () => [told(await requestReset(VISITOR, story.dana.email)).token],

  resendReset: async () => {
    const { token } = told(await resendReset(VISITOR, { token: 'over', email: story.dana.email }))
    asked['password-reset'] = { to: story.dana.email, token }
    return [token]
  },

  requestContactChange: async () => {
    for (const [contact, purpose] of [
      ['phone', 'phone-change'],
      ['email', 'email-change'],
    ] as const)
      asked[purpose].token = told(await requestContactChange(story.dana, contact, asked[purpose].to)).token
    return VERIFICATION_PURPOSES.map((purpose) => asked[purpose].token)
  },

  sendCodes: async () => {
    await sendCodes()
    for (const purpose of VERIFICATION_PURPOSES) await sendUntilNew(purpose)
    return []
  },

  acceptCode: async () => {
    const { to: email, token } = asked['password-reset']
    return [told(await acceptCode(VISITOR, { token, email, code: await codeIn(email) })).changeToken]
  },

  createProvider: async () => [...linkIn(told(await createProvider(serverAsker(), 'pia@backlot.example')).link)],

  approveSignUp: async () => {
    told(await approveSignUp(story.pru, { requestId: story.requestId, role: 'backlot_renter_application_member' }))
    return []
  },

  inviteOwner: async () => {
    told(await inviteOwner(story.pru, OWNER))
    return []
  },

  inviteMembers: async () => {
    told(await invites(story.dana, story.projectId, [INVITEE, 'User']))
    return []
  },

  createProject: async () => {
    const list = { name: 'x', season: '', episode: '', act: '', scene: '', shotDescription: '', location: '' }
    const project = { title: 'x', productionCompany: 'x', description: '', location: '', startsOn: '', endsOn: '' }
    const invitations = [{ row: 0, email: `first.${INVITEE}`, role: 'User' as const }]
    told(await createProject(story.dana, { project, list, invitations, attempt: 1 }))
    return []
  },

  resendInvitation: async () => {
    later(120_000)
    const [account] = await db().select().from(accounts).where(eq(accounts.email, INVITEE))
    told(await resendInvitation(story.dana, { projectId: story.projectId, accountId: account?.id ?? '' }))
    return []
  },

  renewSetupLink: async () => {
    const [letter] = await lettersTo(OWNER)
    // one link a minute
    later(120_000)
    for (const token of linkIn(letter?.bodyText ?? '')) told(await renewSetupLink(VISITOR, token))
    return []
  },

  resendMessage: async () => {
    const letter = await newestNotice(OWNER)
    await giveUp(eq(outbox.id, letter.id))
    told(await resendMessage(story.pru, letter.id))
    return []
  },

  ...orderWalks(() => story, later),
}

function later(milliseconds: number) {
  setClock(ticking(now().getTime() + milliseconds))
}

function told<T extends object>(outcome: Outcome<T>) {
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome
}

const linkIn = (text: string) => text.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? []

/** Until the four digits are not there anyway, as the year of a car say. */
async function sendUntilNew(purpose: VerificationPurpose) {
  const { to, token } = asked[purpose]
  for (;;) {
    const code = await codeIn(to)
    const letter = await newestNotice(to)
    codes.push({ code, letters: [letter.bodyText, letter.bodyHtml] })
    if (placesOfCode(before, { code, letters: [] }).length === 0) return
    codes.pop()
    await inTransaction((tx) => resendCode(tx, { purpose, token }))
    await sendCodes()
  }
}

async function readLetters() {
  for (const { bodyText } of await letters()) for (const token of linkIn(bodyText)) tokens.add(token)
}

test('every service that issues a token or a code is walked here, and every kind of letter that holds one is written', async () => {
  expect(Object.keys(WALKS).sort()).toEqual(issuingServices())
  const written = new Set((await letters()).map(({ secretKind }) => secretKind))
  expect([...MESSAGE_SECRETS].filter((kind) => !written.has(kind))).toEqual([])
})

test('no token and no code can be read in what is kept, while its letter waits and afterwards', () => {
  expect({ tokens: tokens.size, codes: codes.length }).toEqual({ tokens: 40, codes: 3 })
  for (const everything of kept) {
    expect(everything.values.length).toBeGreaterThan(100)
    expect([...tokens].flatMap((token) => placesOfToken(everything, token))).toEqual([])
    expect(codes.flatMap((code) => placesOfCode(everything, code))).toEqual([])
  }
})

test('neither can the secret that seals the letters', () => {
  for (const everything of kept) expect(placesOfToken(everything, sessionSecret())).toEqual([])
})

test('after the delivery only that there was a letter is kept', async () => {
  const rows = await letters()
  expect(rows.length).toBeGreaterThan(8)
  expect(rows.filter(({ encrypted, status }) => encrypted !== null || status === 'queued')).toEqual([])
})

test('what lies there readable is found: in a table, and in the files when it is deleted', async () => {
  const token = newToken()
  const [code] = codes
  if (!code) throw new Error('No code was issued.')
  const long = emailHtml('Your link', ['Hello,', { button: 'Set up your account', href: `https://x.example/${token}` }])
  await db().execute(sql`create table planted (said text, bytes bytea)`)
  await db().execute(sql`insert into planted values (${long}, null), (${code.letters[0]}, ${Buffer.from(token)})`)
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
