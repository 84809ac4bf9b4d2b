import { createHash } from 'node:crypto'
import { Integer, PrintableString, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, CryptoEngine, Extension, Time } from 'pkijs'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'

/** ECDSA P-256: supported by PDF readers, and a key fits on a line of settings. */
export const KEY_KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Crypto engine of pkijs on the Web Crypto of Node. */
export const engine = new CryptoEngine({ name: 'node', crypto })

const COMMON_NAME = '2.5.4.3'
const ORGANIZATION = '2.5.4.10'
const CONSTRAINTS = '2.5.29.19'
const USAGE = '2.5.29.15'
/** digitalSignature and nonRepudiation. */
const SIGNS = new Uint8Array([0x03, 0x02, 0x06, 0xc0])

const YEARS = 30

/** Self-signed X.509 certificate for a new key, as DER. */
export async function certify(keys: CryptoKeyPair, at: Date): Promise<Buffer> {
  const certificate = new Certificate({ version: 2 })
  const spki = await crypto.subtle.exportKey('spki', keys.publicKey)
  const serial = createHash('sha256').update(Buffer.from(spki)).digest().subarray(0, 16)
  // positive, without a sign byte
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer })
  for (const name of [certificate.subject, certificate.issuer]) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: `${PRODUCT} documents` }) }),
      new AttributeTypeAndValue({ type: ORGANIZATION, value: new PrintableString({ value: PRODUCT }) }),
    )
  }
  certificate.notBefore = timeOf(at.getUTCFullYear(), at)
  certificate.notAfter = timeOf(at.getUTCFullYear() + YEARS, at)
  const constraints = new BasicConstraints({ cA: false })
  certificate.extensions = [
    new Extension({ extnID: CONSTRAINTS, critical: true, extnValue: constraints.toSchema().toBER() }),
    new Extension({ extnID: USAGE, critical: true, extnValue: SIGNS.buffer }),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, engine)
  await certificate.sign(keys.privateKey, 'SHA-256', engine)
  return Buffer.from(certificate.toSchema().toBER())
}

/** To the second; UTCTime before 2050, GeneralizedTime after. */
function timeOf(year: number, at: Date): Time {
  const value = new Date(at)
  value.setUTCFullYear(year)
  value.setUTCMilliseconds(0)
  return new Time({ type: year < 2050 ? 0 : 1, value })
}

/** A new signing key in the format of SIGNING_KEYS: certificate, colon, private key, each in base64. */
export async function newSigningKey(): Promise<string> {
  const keys = await crypto.subtle.generateKey(KEY_KIND, true, ['sign', 'verify'])
  const certificate = await certify(keys, now())
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  return `${certificate.toString('base64')}:${key.toString('base64')}`
}
