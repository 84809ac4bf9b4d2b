import type { Account } from '~/server/session/asker.server'
import { hashPassword } from '~/services/accounts/password.server'
import { writeAccount } from './builder/write-account.server'
import { CAST, type CastKey, DEMO_PASSWORD, emailOf } from './cast'

export type Cast = Record<CastKey, Account>

export async function seedCast(): Promise<Cast> {
  // One hash for all accounts, because hashing is intentionally slow.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const account = (key: CastKey) => seedMember(key, passwordHash)
  return {
    dana: await account('dana'),
    marcus: await account('marcus'),
    ruth: await account('ruth'),
    mel: await account('mel'),
    vic: await account('vic'),
    omar: await account('omar'),
    walt: await account('walt'),
    gloria: await account('gloria'),
    hank: await account('hank'),
    june: await account('june'),
    pete: await account('pete'),
    ray: await account('ray'),
    ines: await account('ines'),
    cole: await account('cole'),
    tess: await account('tess'),
    bo: await account('bo'),
    marge: await account('marge'),
    pru: await account('pru'),
  }
}

function seedMember(key: CastKey, passwordHash: string): Promise<Account> {
  const { firstName, lastName, role, phone } = CAST[key]
  return writeAccount({ email: emailOf(key), firstName, lastName, role, phone, passwordHash })
}
