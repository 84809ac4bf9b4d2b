import { createHash, X509Certificate } from 'node:crypto'
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
  if (at < 0 || document[to - 1] !== '>'.charCodeAt(0)) throw new Error('The document has no signature placeholder.')
  const range = `[0 ${from} ${to} ${document.length - to}]`.padEnd(UNKNOWN_RANGE.length)
  const sealed = Buffer.from(document)
  sealed.write(range, at, 'latin1')
  const seal = await signatureOver(Buffer.concat([sealed.subarray(0, from), sealed.subarray(to)]))
  if (seal.length > SEAL_BYTES) throw new Error('The signature is larger than its placeholder.')
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

const RANGE = /\/ByteRange \[0 (\d+) (\d+) (\d+)\] *\n/g

/** Verifies the signature of a PDF: null if it is ours and covers every other byte, else what is wrong. */
export async function pdfSealProblem(document: Buffer): Promise<string | null> {
  const range = [...document.toString('latin1').matchAll(RANGE)].at(-1)
  const [from, to, rest] = range?.slice(1).map(Number) ?? []
  if (from === undefined || to === undefined || rest === undefined) return 'it has no seal'
  if (to - from !== 2 * SEAL_BYTES + 2 || to + rest !== document.length) return 'its seal does not cover all of it'
  const covered = Buffer.concat([document.subarray(0, from), document.subarray(to)])
  try {
    return await wrongSignature(Buffer.from(document.toString('latin1', from + 1, to - 1), 'hex'), covered)
  } catch {
    return 'its seal cannot be read'
  }
}

async function wrongSignature(seal: Buffer, covered: Buffer): Promise<string | null> {
  const { content } = ContentInfo.fromBER(new Uint8Array(seal))
  const signed = new SignedData({ schema: content })
  const [signer, ...others] = signed.certificates ?? []
  const { certificates } = await signingKeys()
  const isOurs =
    signer instanceof Certificate &&
    others.length === 0 &&
    isBy(signer, signed) &&
    [...certificates.values()].some((ours) =>
      ours.raw.equals(new X509Certificate(Buffer.from(signer.toSchema().toBER())).raw),
    )
  if (!isOurs) return 'its seal is by a key that is none of ours'
  const holds = await signed.verify({ signer: 0, data: new Uint8Array(covered).buffer }, engine)
  return holds ? null : 'it was changed after it was sealed'
}

/** pkijs searches all embedded certificates for the signer: allow one, and require that it is the named one. */
function isBy({ issuer, serialNumber }: Certificate, { signerInfos }: SignedData): boolean {
  const [info, ...others] = signerInfos
  const named = info?.sid
  return (
    others.length === 0 &&
    named instanceof IssuerAndSerialNumber &&
    named.issuer.isEqual(issuer) &&
    named.serialNumber.isEqual(serialNumber)
  )
}
