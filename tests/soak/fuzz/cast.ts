import { eq } from 'drizzle-orm'
import { PASSWORD } from '#tests/world/builders'
import { aCrewAtWork, type CrewAtWork, cookiesOf } from '#tests/world/crews'
import { FIVE_DAYS } from '#tests/world/days'
import { accountPaths } from '~/models/trade/paths/accounts'
import { signingPaths } from '~/models/trade/paths/signing'
import { now } from '~/server/clock.server'
import { db, verificationCodes } from '~/server/db/client.server'
import { passwordChange } from '~/server/session/browser-state.server'
import { hashToken, newToken } from '~/server/token.server'
import { requestReset } from '~/services/accounts/reset-password.server'
import { rolesOf } from './check-round'
import { checksumsOf } from './crew-checksums'
import { PEOPLE, type PlantedWords, plantWords, type Who } from './planted-words'
import type { Client } from './send'

export type Cast = {
  ours: CrewAtWork
  theirs: CrewAtWork
  /** The Cookie header of each visitor. */
  cookies: Record<Who, string>
  planted: PlantedWords
  /** The checksums of the other crew. */
  before: Record<string, string>
  /** The role of each visitor before the round. */
  roles: Map<Who, string>
}

/** A crew whose people send the requests, and an unrelated crew. */
export async function aCast(): Promise<Cast> {
  const [ours, theirs] = [await aCrewAtWork(FIVE_DAYS), await aCrewAtWork(FIVE_DAYS)]
  const planted = new Map([...(await plantWords('ours', ours)), ...(await plantWords('theirs', theirs))])
  const cookies = { ...(await cookiesOf(ours)), guest: await anAcceptedReset(ours), signer: '' }
  return { ours, theirs, cookies, planted, before: await checksumsOf(theirs), roles: await rolesOf(ours) }
}

/** The cookie of a browser with an accepted password reset code. */
async function anAcceptedReset({ people: { member } }: CrewAtWork): Promise<string> {
  const token = newToken()
  const outcome = await requestReset({ kind: 'visitor', origin: member.origin, address: token }, member.email)
  if (!outcome.ok) throw new Error(outcome.message)
  await db()
    .update(verificationCodes)
    .set({ acceptedAt: now(), changeTokenHash: hashToken(token) })
    .where(eq(verificationCodes.tokenHash, hashToken(outcome.token)))
  return nameAndValue(await passwordChange.write(token))
}

/** Starts flows of several steps for everybody, so that their cookies include those of a later step. */
export async function beginSteps({ ours, cookies }: Cast, client: Client) {
  await addCookies('signer', signingPaths.agreement(ours.params.token))
  await addCookies('guest', accountPaths.forgotPassword(), { email: ours.people.admin.email })
  for (const [index, who] of PEOPLE.entries()) {
    if (who === 'guest' || who === 'signer') continue
    await addCookies(who, accountPaths.profileContact('phone'), { phoneNumber: `404555${4000 + index}` })
    await addCookies(who, accountPaths.profileContact('email'), { email: `new.${ours.people[who].email}` })
  }

  async function addCookies(who: Who, path: string, fields?: Record<string, string>) {
    const { cookies: added } = await client.fill(path, cookies[who], fields)
    cookies[who] = [cookies[who], ...added.map(nameAndValue)].filter(Boolean).join('; ')
  }
}

/** Logs a visitor in again after a form has ended the session. Returns false when the password has changed. */
export async function logInAgain({ ours, cookies }: Cast, who: Who, client: Client): Promise<boolean> {
  if (who === 'guest' || who === 'signer') return false
  const { cookies: added } = await client.fill('/?index', '', { email: ours.people[who].email, password: PASSWORD })
  const session = added.map(nameAndValue).find((pair) => pair.startsWith(SESSION))
  if (!session) return false
  const others = cookies[who].split('; ').filter((pair) => !pair.startsWith(SESSION))
  cookies[who] = [session, ...others].join('; ')
  return true
}

const SESSION = 'backlot_session='
const nameAndValue = (line: string) => line.split(';', 1)[0] ?? ''
