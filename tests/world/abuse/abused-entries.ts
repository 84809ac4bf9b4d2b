import { asc, eq } from 'drizzle-orm'
import { granted } from '#demo/builder/granted'
import { anInvitation } from '#tests/world/invitations'
import { anAdmin, aProvider, PASSWORD, signedIn } from '#tests/world/people'
import { aSignUp } from '#tests/world/sign-ups'
import { SETUP, SIGN_UP } from '#tests/world/visits/filled-forms'
import { accountPaths } from '~/models/trade/paths/accounts'
import { providerPaths } from '~/models/trade/paths/provider'
import type { SetupPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { accounts, links, sessions, signUpRequests } from '~/server/db/schema'
import { hashToken, newToken } from '~/server/token.server'
import { setUpAccount } from '~/services/accounts/setup/set-up-account.server'
import { aHand, codesFor, type Hand } from './abuse'

/** The people at the entries, each with a session of their own. The first names say what becomes of them. */
export async function abusedPeople() {
  let numbers = 1000
  const somebody = async (firstName: string) => {
    const account = await anAdmin()
    await db().update(accounts).set({ firstName }).where(eq(accounts.id, account.id))
    numbers += 1
    return { ...account, cookie: await signedIn(account), newPhone: `+1404555${numbers}` }
  }
  const pru = await aProvider()
  return {
    dana: await somebody('Dana'),
    bystander: await somebody('Bystander'),
    forgetful: await somebody('Forgetful'),
    leaving: await somebody('Leaving'),
    locked: await somebody('Locked'),
    resent: await somebody('Resent'),
    sixth: await somebody('Sixth'),
    reused: await somebody('Reused'),
    twice: await somebody('Twice'),
    mixed: await somebody('Mixed'),
    pru: { ...pru, cookie: await signedIn(pru) },
    setup: await anInvitation('account-setup'),
    password: await anInvitation('password-setup'),
    usedSetup: await used('account-setup'),
    usedPassword: await used('password-setup'),
    toSign: await aLinkToSign(pru.id),
    request: await aSignUp('asks@crew.example'),
    decided: await aSignUp('decided@crew.example'),
  }
}

async function used(purpose: SetupPurpose): Promise<string> {
  const token = await anInvitation(purpose)
  granted(await setUpAccount({ kind: 'link', purpose, token }, { password: PASSWORD }))
  return token
}

/** A good link of another kind than those that set accounts up. */
async function aLinkToSign(accountId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + 86_400_000)
  await db()
    .insert(links)
    .values({ purpose: 'signing', accountId, tokenHash: hashToken(token), expiresAt })
  return token
}

export type AbusedPeople = Awaited<ReturnType<typeof abusedPeople>>

/** Everything by which somebody gets in, row by row, under the name it belongs to. */
export async function waysIn(): Promise<Map<string, string>> {
  const people = await db().select().from(accounts).orderBy(asc(accounts.id))
  const nameOf = new Map(people.map(({ id, firstName, email }) => [id, firstName || email]))
  const rows = [
    ...people.map((row) => [`account of ${nameOf.get(row.id)}`, row]),
    ...(await db().select().from(sessions)).map(({ id, accountId, endedAt }) => [
      `session ${id} of ${nameOf.get(accountId)}`,
      endedAt,
    ]),
    ...(await db().select().from(links)).map((row) => [`link ${row.id} of ${nameOf.get(row.accountId ?? '')}`, row]),
    ...(await db().select().from(signUpRequests)).map((row) => [`request of ${row.email}`, row]),
  ]
  return new Map(rows.map(([name, row]) => [String(name), JSON.stringify(row)]))
}

/** What became another, came or went. Whoever logs in gets a session, so that new ones are no change. */
export function changes(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const other = names.filter((name) => before.get(name) !== after.get(name))
  return other
    .filter((name) => before.has(name) || !name.startsWith('session'))
    .map((name) => name.replace(/ [\da-f-]{36}/, ''))
}

/** Those that anybody may open; then those that ask who is there, those of the desk last; the log-out at the end. */
export const ENTRIES = [
  'log-in',
  'sign-up',
  'forgot',
  'reset code',
  'new password',
  'account set-up',
  'password set-up',
  'new link',
  'name',
  'phone',
  'phone code',
  'email',
  'email code',
  'password',
  'log-out elsewhere',
  'approval',
  'rejection',
  'invitation',
  'log-out',
] as const

export type EntryName = (typeof ENTRIES)[number]

export type Entry = { path: string; fields: Record<string, string>; by: Hand }

const NEW = { password: 'a-brand-new-one', confirmPassword: 'a-brand-new-one' }

/** Every entry with a form filled in honestly, by somebody who came there as people do: each would be taken. */
export async function honestEntries(origin: string, people: AbusedPeople) {
  const { dana, bystander, forgetful, pru } = people
  const [guest, asker, chooser] = [aHand(origin), aHand(origin), aHand(origin)]
  const [adas, prus] = [aHand(origin, dana.cookie), aHand(origin, pru.cookie)]

  await asker.post(accountPaths.forgotPassword(), { email: bystander.email })
  await chooser.post(accountPaths.forgotPassword(), { email: forgetful.email })
  const [forForgetful = ''] = await codesFor(origin, forgetful.email)
  await chooser.post(accountPaths.resetCode(), { code: forForgetful })
  await adas.post(accountPaths.profileContact('phone'), { phoneNumber: '(404) 555-0191' })
  await adas.post(accountPaths.profileContact('email'), { email: 'dana.next@crew.example' })
  const [forBystander = ''] = await codesFor(origin, bystander.email)
  const [forPhone = ''] = await codesFor(origin, '+14045550191')
  const [forEmail = ''] = await codesFor(origin, 'dana.next@crew.example')

  return {
    'log-in': { path: '/?index', fields: { email: bystander.email, password: PASSWORD }, by: guest },
    'sign-up': { path: accountPaths.signUp(), fields: { ...SIGN_UP, email: 'signs.up@crew.example' }, by: guest },
    forgot: { path: accountPaths.forgotPassword(), fields: { email: dana.email }, by: aHand(origin) },
    'reset code': { path: accountPaths.resetCode(), fields: { code: forBystander }, by: asker },
    'new password': { path: accountPaths.newPassword(), fields: NEW, by: chooser },
    'account set-up': { path: accountPaths.accountSetup(people.setup), fields: SETUP, by: guest },
    'password set-up': { path: accountPaths.accountPasswordSetup(people.password), fields: NEW, by: guest },
    'new link': { path: accountPaths.accountSetupLink(people.usedSetup), fields: {}, by: guest },
    name: { path: accountPaths.profileName(), fields: { firstName: 'Eve', lastName: 'Hall' }, by: adas },
    phone: {
      path: accountPaths.profileContact('phone'),
      fields: { phoneNumber: '(404) 555-0192' },
      by: aHand(origin, dana.cookie),
    },
    'phone code': { path: accountPaths.profileContactCode('phone'), fields: { code: forPhone }, by: adas },
    email: {
      path: accountPaths.profileContact('email'),
      fields: { email: 'dana.third@crew.example' },
      by: aHand(origin, dana.cookie),
    },
    'email code': { path: accountPaths.profileContactCode('email'), fields: { code: forEmail }, by: adas },
    password: { path: accountPaths.profilePassword(), fields: { currentPassword: PASSWORD, ...NEW }, by: adas },
    'log-out elsewhere': { path: accountPaths.profileSessions(), fields: {}, by: adas },
    approval: {
      path: providerPaths.signUpRequest(people.request),
      fields: { role: 'backlot_renter_application_user' },
      by: prus,
    },
    rejection: {
      path: providerPaths.signUpRejection(people.decided),
      fields: { reason: 'We cannot place you.' },
      by: prus,
    },
    invitation: { path: providerPaths.ownerInvitation(), fields: { email: 'invited@owner.example' }, by: prus },
    'log-out': { path: accountPaths.logout(), fields: {}, by: aHand(origin, people.leaving.cookie) },
  } satisfies Record<EntryName, Entry>
}
