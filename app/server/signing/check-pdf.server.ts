import { X509Certificate } from 'node:crypto'
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData } from 'pkijs'
import { SEAL_BYTES } from '~/server/pdf/signature-field.server'
import { engine } from './certificate.server'
import { signingKeys } from './signing-keys.server'

const RANGE = /\/ByteRange \[0 (\d+) (\d+) (\d+)\] *\n/g

/** Verifies the signature of a PDF: null when it is ours and covers every other byte, else what is wrong with it. */
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

/** pkijs looks for the signer among all embedded certificates: allow one, and require that it is the named one. */
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
