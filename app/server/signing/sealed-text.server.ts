import { sign, verify } from 'node:crypto'
import { signingKeys } from './signing-keys.server'

/** Fixed length, and one way to write it. */
const ENCODING = 'ieee-p1363'

/** A seal under a text, and whose: anybody with that key's certificate can tell that not a sign of it was changed. */
export type Seal = { keyId: string; seal: string }

export async function sealText(text: string): Promise<Seal> {
  const { current } = await signingKeys()
  const seal = sign('sha256', Buffer.from(text), { key: current.key, dsaEncoding: ENCODING })
  return { keyId: current.id, seal: seal.toString('base64url') }
}

/** False for another text, a seal that was touched, and a key that is none of ours. */
export async function verifySeal(text: string, { keyId, seal }: Seal): Promise<boolean> {
  const { certificates } = await signingKeys()
  const certificate = certificates.get(keyId)
  const bytes = Buffer.from(seal, 'base64url')
  // the last sign of base64 has bits that mean nothing
  if (!certificate || bytes.toString('base64url') !== seal) return false
  return verify('sha256', Buffer.from(text), { key: certificate.publicKey, dsaEncoding: ENCODING }, bytes)
}
