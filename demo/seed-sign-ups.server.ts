import { eq } from 'drizzle-orm'
import type { SignUp } from '~/models/accounts/sign-up-form'
import { db, signUpRequests } from '~/server/db/client.server'
import { serverAsker } from '~/server/session/asker.server'
import { requestAccount } from '~/services/accounts/request-account.server'
import { rejectSignUp } from '~/services/provider/decide-sign-up.server'
import { unwrap } from './builder/unwrap'
import type { Cast } from './seed-cast.server'
import type { StoryTime } from './story-time.server'

type DemoSignUp = { hoursAgo: number; asks: SignUp; rejectedFor?: string }

/** Sign-up requests for the provider's desk: some open, one rejected. */
export async function seedSignUps({ cast, time }: { cast: Cast; time: StoryTime }) {
  const visitor = { kind: 'visitor', origin: serverAsker().origin, address: 'the demonstration' } as const
  for (const { hoursAgo, asks, rejectedFor } of SIGN_UPS) {
    await time.at(hoursAgo, async () => unwrap(await requestAccount(visitor, asks)))
    if (rejectedFor) await time.at(hoursAgo - 2, () => reject(cast, asks.email, rejectedFor))
  }
}

async function reject({ pru }: Cast, email: string, reason: string) {
  const [request] = await db()
    .select({ id: signUpRequests.id })
    .from(signUpRequests)
    .where(eq(signUpRequests.email, email))
  unwrap(await rejectSignUp(pru, { requestId: request?.id ?? '', reason }))
}

/** Oldest first. */
const SIGN_UPS: readonly DemoSignUp[] = [
  {
    hoursAgo: 190,
    asks: signUp('Chet', 'Barlow', '+14045550120', 'Other', 'Barlow Auto Brokers'),
    rejectedFor:
      'Accounts are for film and television productions only. To rent out vehicles, please ask us for an owner account.',
  },
  {
    hoursAgo: 74,
    asks: signUp('Bea', 'Lindholm', '+13105550155', 'Producer', ''),
  },
  {
    hoursAgo: 21,
    asks: signUp('Noor', 'Abbasi', '+14045550121', 'Transportation Coordinator', 'Peachtree Street Productions'),
  },
  {
    hoursAgo: 2,
    asks: {
      ...signUp('Ellis', "O'Dell-Tran", '+17185550122', 'Picture Car Coordinator', 'Hudson Yard Films'),
      imdbProfileLink: 'https://www.imdb.com/name/nm0000123',
    },
  },
]

function signUp(
  firstName: string,
  lastName: string,
  phoneNumber: string,
  role: SignUp['role'],
  currentProductionCompany: string,
): SignUp {
  const email = `${firstName.toLowerCase()}@demo.example`
  return { firstName, lastName, email, phoneNumber, role, currentProductionCompany, imdbProfileLink: '' }
}
