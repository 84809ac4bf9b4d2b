import { createHash } from 'node:crypto'
import { ObjectIdentifier, OctetString } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { beforeAll, expect, test } from 'vitest'
import { setEnv } from '~/server/env.server'
import { SEAL_BYTES, UNKNOWN_RANGE } from '~/server/pdf/signature-field.server'
import { certify, engine, KEY_KIND, newSigningKey } from '~/server/signing/certificate.server'
import { pdfSealProblem, sealPdf } from '~/server/signing/pdf-seal.server'
import { signingKeys } from '~/server/signing/signing-keys.server'

const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'

/** A minimal PDF with room for a seal. */
const UNSEALED = Buffer.from(
  `%PDF-1.7\nTotal $100.00\n/ByteRange ${UNKNOWN_RANGE}\n/Contents <${'0'.repeat(2 * SEAL_BYTES)}>\n%%EOF`,
)

beforeAll(async () => setEnv({ SIGNING_KEYS: await newSigningKey() }))

test('a sealed document is valid, and invalid after a change', async () => {
  const sealed = await sealPdf(UNSEALED)
  expect(await pdfSealProblem(sealed)).toBeNull()
  expect(await pdfSealProblem(withLowerPrice(sealed))).not.toBeNull()
})

test.each([
  ['both certificates, ours first, naming the forged one', 'ours first', 'theirs'],
  ['both certificates, the forged one first and named', 'theirs first', 'theirs'],
  ['only our certificate, naming it', 'ours alone', 'ours'],
  ['only our certificate, naming the forged one', 'ours alone', 'theirs'],
] as const)('a document sealed with another key is invalid: %s', async (_, carried, named) => {
  expect(await pdfSealProblem(await forged(withLowerPrice(await sealPdf(UNSEALED)), carried, named))).not.toBeNull()
})

const withLowerPrice = (document: Buffer) =>
  Buffer.from(document.toString('latin1').replace('$100.00', '$001.00'), 'latin1')

/** Sealed with another key by a forger who has our public certificate. */
async function forged(
  document: Buffer,
  carried: 'ours first' | 'theirs first' | 'ours alone',
  named: 'ours' | 'theirs',
): Promise<Buffer> {
  const from = document.indexOf('/Contents <') + '/Contents '.length
  const covered = Buffer.concat([document.subarray(0, from), document.subarray(from + 2 * SEAL_BYTES + 2)])
  const keys = await crypto.subtle.generateKey(KEY_KIND, true, ['sign', 'verify'])
  const theirs = Certificate.fromBER(new Uint8Array(await certify(keys, new Date())))
  const { current } = await signingKeys()
  const ours = Certificate.fromBER(new Uint8Array(current.certificate.raw))
  const { issuer, serialNumber } = named === 'ours' ? ours : theirs
  const digest = new Uint8Array(createHash('sha256').update(covered).digest())
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
        new Attribute({ type: MESSAGE_DIGEST, values: [new OctetString({ valueHex: digest })] }),
      ],
    }),
  })
  const certificates = { 'ours first': [ours, theirs], 'theirs first': [theirs, ours], 'ours alone': [ours] }[carried]
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [signer],
    certificates,
  })
  await signed.sign(keys.privateKey, 0, 'SHA-256', new Uint8Array(covered), engine)
  const content = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) })
  const seal = Buffer.from(content.toSchema().toBER())
    .toString('hex')
    .padEnd(2 * SEAL_BYTES, '0')
  const whole = Buffer.from(document)
  whole.write(seal, from + 1, 'latin1')
  return whole
}
