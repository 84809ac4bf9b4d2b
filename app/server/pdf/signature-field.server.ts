import type { Pdf } from './pdf.server'

/** Signer, reason and time of a signature, as PDF readers show them. */
export type Signed = { by: string; reason: string; at: Date }

/** Bytes reserved for the signature; twice as many hex digits. */
export const SEAL_BYTES = 4096

/** Placeholder of the ByteRange until the lengths are known. */
export const UNKNOWN_RANGE = `[0 ${Array(3).fill('/**********').join(' ')}]`

/** SigFlags: SignaturesExist and AppendOnly. */
const SIGNATURES = 3
/** Annotation flags: printed and locked; it has no size on the page. */
const UNSEEN = 132

/** Signature placeholder over the whole document, which sealPdf() fills in. Once per document, at its end. */
export function signatureField({ doc }: Pdf, { by, reason, at }: Signed) {
  const signature = doc.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'adbe.pkcs7.detached',
    ByteRange: [0, '**********', '**********', '**********'],
    Contents: Buffer.alloc(SEAL_BYTES),
    Name: text(by),
    Reason: text(reason),
    M: at,
  })
  signature.end()
  const widget = doc.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    F: UNSEEN,
    T: text('Seal'),
    V: signature,
    P: doc.page.dictionary,
  })
  widget.end()
  doc.page.annotations.push(widget)
  const form = doc.initForm()._root.data.AcroForm
  const fields = { Fields: [widget], SigFlags: SIGNATURES }
  form.data = { DR: form.data.DR, ...fields }
}

/** pdfkit writes String objects as strings, but primitives as names. */
const text = (value: string) => Object(value)
