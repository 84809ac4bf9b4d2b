import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { SignUp } from '~/models/accounts/sign-up-form'
import { db, signUpRequests } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { requestAccount } from '~/services/accounts/request-account.server'
import { aVisitor } from './builders'
import { SIGN_UP } from './visits/filled-forms'

/** What the service is given for it. */
export function aSignUpOf(email: string): SignUp {
  return { ...SIGN_UP, email, phoneNumber: '+14045550123', role: 'Transportation Coordinator' }
}

export const newAddress = () => `noor.${randomBytes(5).toString('hex')}@crew.example`

/** Everybody asks from a network address of their own, so that a list of many is within the limit of one. */
const fromTheirOwn = (address: string): Visitor => ({ ...aVisitor(), address })

/** An open request for an account; its id. */
export async function aSignUp(email = newAddress()): Promise<string> {
  const outcome = await requestAccount(fromTheirOwn(email), aSignUpOf(email))
  const request = await signUpOf(email)
  if (!outcome.ok || !request) throw new Error('The request was not written.')
  return request.id
}

/** The latest request of an address. */
export async function signUpOf(email: string) {
  const [request] = await db()
    .select()
    .from(signUpRequests)
    .where(eq(signUpRequests.email, email))
    .orderBy(desc(signUpRequests.createdAt))
    .limit(1)
  return request
}
