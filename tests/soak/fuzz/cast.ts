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
import { rolesOf } from './aftermath'
import { belongingsOf } from './belongings'
import { type Marks, mark, PEOPLE, type Who } from './marks'
import type { Client } from './send'

export type Cast = {
  ours: CrewAtWork
  theirs: CrewAtWork
  /** The Cookie header that each of our side comes with. */
  cookies: Record<Who, string>
  marks: Marks
  /** The checksums of the other side. */
  before: Record<string, string>
  /** Where each of our side stood. */
  roles: Map<Who, string>
}

/** Our side, whose people are about to ask for everything, and another that they have nothing to do with. */
export async function aCast(): Promise<Cast> {
  const [ours, theirs] = [await aCrewAtWork(FIVE_DAYS), await aCrewAtWork(FIVE_DAYS)]
  const marks = new Map([...(await mark('ours', ours)), ...(await mark('theirs', theirs))])
  const cookies = { ...(await cookiesOf(ours)), guest: await anAcceptedReset(ours), signer: '' }
  return { ours, theirs, cookies, marks, before: await belongingsOf(theirs), roles: await rolesOf(ours) }
}

/** The cookie of a browser that has given the code it was mailed. */
async function anAcceptedReset({ people: { member } }: CrewAtWork): Promise<string> {
  const token = newToken()
  const asked = await requestReset({ kind: 'visitor', origin: member.origin, address: token }, member.email)
  if (!asked.ok) throw new Error(asked.message)
  await db()
    .update(verificationCodes)
    .set({ acceptedAt: now(), changeTokenHash: hashToken(token) })
    .where(eq(verificationCodes.tokenHash, hashToken(asked.token)))
  return nameAndValue(await passwordChange.write(token))
}

/** Takes everybody to the middle of what is done in several steps, so that what they carry has what those ask for. */
export async function beginSteps({ ours, cookies }: Cast, client: Client) {
  await gain('signer', signingPaths.agreement(ours.params.token))
  await gain('guest', accountPaths.forgotPassword(), { email: ours.people.admin.email })
  for (const [index, who] of PEOPLE.entries()) {
    if (who === 'guest' || who === 'signer') continue
    await gain(who, accountPaths.profileContact('phone'), { phoneNumber: `404555${4000 + index}` })
    await gain(who, accountPaths.profileContact('email'), { email: `new.${ours.people[who].email}` })
  }

  async function gain(who: Who, path: string, fields?: Record<string, string>) {
    const { gained } = await client.fill(path, cookies[who], fields)
    cookies[who] = [cookies[who], ...gained.map(nameAndValue)].filter(Boolean).join('; ')
  }
}

/** Logs somebody in again whose session a form has ended. False where their password is another one by now. */
export async function logInAgain({ ours, cookies }: Cast, who: Who, client: Client): Promise<boolean> {
  if (who === 'guest' || who === 'signer') return false
  const { gained } = await client.fill('/?index', '', { email: ours.people[who].email, password: PASSWORD })
  const session = gained.map(nameAndValue).find((pair) => pair.startsWith(SESSION))
  if (!session) return false
  const others = cookies[who].split('; ').filter((pair) => !pair.startsWith(SESSION))
  cookies[who] = [session, ...others].join('; ')
  return true
}

const SESSION = 'backlot_session='
const nameAndValue = (line: string) => line.split(';', 1)[0] ?? ''
