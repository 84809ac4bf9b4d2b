import type { Account } from '~/server/session/asker.server'
import { hashPassword } from '~/services/accounts/password.server'
import { writeAccount } from './builder/write-account.server'
import { CAST, type CastKey, DEMO_PASSWORD, emailOf } from './cast'

export type Cast = Record<CastKey, Account>

/** Writes everybody's account. */
export async function seedCast(): Promise<Cast> {
  // One hash for everybody: it is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const arrive = (key: CastKey) => seedMember(key, passwordHash)
  return {
    dana: await arrive('dana'),
    marcus: await arrive('marcus'),
    ruth: await arrive('ruth'),
    mel: await arrive('mel'),
    vic: await arrive('vic'),
    omar: await arrive('omar'),
    walt: await arrive('walt'),
    gloria: await arrive('gloria'),
    hank: await arrive('hank'),
    june: await arrive('june'),
    pete: await arrive('pete'),
    ray: await arrive('ray'),
    ines: await arrive('ines'),
    cole: await arrive('cole'),
    tess: await arrive('tess'),
    bo: await arrive('bo'),
    marge: await arrive('marge'),
    pru: await arrive('pru'),
  }
}

function seedMember(key: CastKey, passwordHash: string): Promise<Account> {
  const { firstName, lastName, role, phone } = CAST[key]
  return writeAccount({ email: emailOf(key), firstName, lastName, role, phone, passwordHash })
}
