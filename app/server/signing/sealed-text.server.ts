import { sign, verify } from 'node:crypto'
import { signingKeys } from './signing-keys.server'

/** Fixed length, with a single encoding. */
const ENCODING = 'ieee-p1363'

/** ECDSA signature of a text, with the id of its key. */
export type Seal = { keyId: string; seal: string }

export async function sealText(text: string): Promise<Seal> {
  const { current } = await signingKeys()
  const seal = sign('sha256', Buffer.from(text), { key: current.key, dsaEncoding: ENCODING })
  return { keyId: current.id, seal: seal.toString('base64url') }
}

/** Verifies a seal; false for another text, an altered seal and an unknown key. */
export async function verifySeal(text: string, { keyId, seal }: Seal): Promise<boolean> {
  const { certificates } = await signingKeys()
  const certificate = certificates.get(keyId)
  const bytes = Buffer.from(seal, 'base64url')
  // the last base64 character has unused bits
  if (!certificate || bytes.toString('base64url') !== seal) return false
  return verify('sha256', Buffer.from(text), { key: certificate.publicKey, dsaEncoding: ENCODING }, bytes)
}
