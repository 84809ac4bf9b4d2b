import { desc, eq } from 'drizzle-orm'
import type { SignUp } from '~/models/accounts/sign-up-form'
import { db, signUpRequests } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { requestAccount } from '~/services/accounts/request-account.server'
import { aVisitor, randomAddress } from './builders'
import { SIGN_UP } from './visits/filled-forms'

/** A sign-up as the service accepts it. */
export function aSignUpOf(email: string): SignUp {
  return { ...SIGN_UP, email, phoneNumber: '+14045550123', role: 'Transportation Coordinator' }
}

export const newAddress = () => randomAddress('noor')

/** A separate IP address for each sign-up, so that many of them stay within the rate limit. */
const fromTheirOwn = (address: string): Visitor => ({ ...aVisitor(), address })

/** Creates an open sign-up request and returns its id. */
export async function aSignUp(email = newAddress()): Promise<string> {
  const outcome = await requestAccount(fromTheirOwn(email), aSignUpOf(email))
  const request = await signUpOf(email)
  if (!outcome.ok || !request) throw new Error('The request was not written.')
  return request.id
}

/** The latest sign-up request of an address. */
export async function signUpOf(email: string) {
  const [request] = await db()
    .select()
    .from(signUpRequests)
    .where(eq(signUpRequests.email, email))
    .orderBy(desc(signUpRequests.createdAt))
    .limit(1)
  return request
}
