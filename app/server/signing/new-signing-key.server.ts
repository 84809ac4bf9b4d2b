import { now } from '~/server/clock.server'
import { certify, KEY_KIND } from './certificate.server'

/** A new signing key in the format of SIGNING_KEYS: certificate, colon, private key, each in base64. */
export async function newSigningKey(): Promise<string> {
  const keys = await crypto.subtle.generateKey(KEY_KIND, true, ['sign', 'verify'])
  const certificate = await certify(keys, now())
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  return `${certificate.toString('base64')}:${key.toString('base64')}`
}
