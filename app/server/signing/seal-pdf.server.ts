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
import { SEAL_BYTES, UNKNOWN_RANGE } from '~/server/pdf/signature-field.server'
import { engine, KEY_KIND } from './certificate.server'
import { signingKeys } from './signing-keys.server'

const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'

/**
 * Digital signature of a PDF (detached CMS, PAdES style) in the placeholder of signatureField(), over every other byte.
 * PDF readers verify it by themselves. Throws without a placeholder.
 */
export async function sealPdf(document: Buffer): Promise<Buffer> {
  const at = document.lastIndexOf(UNKNOWN_RANGE)
  const from = document.indexOf('/Contents <', at) + '/Contents '.length
  const to = from + 2 * SEAL_BYTES + 2
  if (at < 0 || document[to - 1] !== '>'.charCodeAt(0)) throw new Error('The document has no room for a seal.')
  const range = `[0 ${from} ${to} ${document.length - to}]`.padEnd(UNKNOWN_RANGE.length)
  const sealed = Buffer.from(document)
  sealed.write(range, at, 'latin1')
  const seal = await signatureOver(Buffer.concat([sealed.subarray(0, from), sealed.subarray(to)]))
  if (seal.length > SEAL_BYTES) throw new Error('The seal is longer than the room for it.')
  sealed.write(seal.toString('hex'), from + 1, 'latin1')
  return sealed
}

/** A detached CMS signature (DER) by the current key. */
async function signatureOver(bytes: Buffer): Promise<Buffer> {
  const { current } = await signingKeys()
  const certificate = Certificate.fromBER(new Uint8Array(current.certificate.raw))
  const digest = createHash('sha256').update(bytes).digest()
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
        new Attribute({ type: MESSAGE_DIGEST, values: [new OctetString({ valueHex: new Uint8Array(digest) })] }),
      ],
    }),
  })
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [signer],
    certificates: [certificate],
  })
  const key = await crypto.subtle.importKey(
    'pkcs8',
    current.key.export({ format: 'der', type: 'pkcs8' }),
    KEY_KIND,
    false,
    ['sign'],
  )
  await signed.sign(key, 0, 'SHA-256', new Uint8Array(bytes), engine)
  const content = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) })
  return Buffer.from(content.toSchema().toBER())
}
