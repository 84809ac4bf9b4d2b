import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import { type FileProblem, pdfProblem } from '~/models/trade/fields/uploads'
import { isPdfHead, PDF_HEAD_BYTES } from '~/models/trade/file-types.mjs'
import { documentPaths } from '~/models/trade/paths/documents'
import { DOCUMENT_KINDS, type DocumentKind } from '~/models/trade/vocabulary/documents'
import type { Way } from './document-field'

interface Sending {
  orderId: number
  /** Files that are uploaded already. */
  sent: Set<File>
  report: (kind: DocumentKind, way: Way) => void
}

/**
 * Uploads each chosen file separately and in parallel, and reports progress. Returns the rest of the form once all are
 * uploaded; null if one was refused, which was reported with its reason.
 */
export async function sendDocuments(
  form: HTMLFormElement,
  { orderId, sent, report }: Sending,
): Promise<FormData | null> {
  const rest = new FormData(form)
  const all = DOCUMENT_KINDS.map(async (kind) => {
    const file = rest.get(kind)
    rest.delete(kind)
    if (!(file instanceof File) || file.name === '' || sent.has(file)) return true
    const problem = await sendFile(documentPaths.stagedDocument(orderId, kind), kind, file, (part) =>
      report(kind, { part }),
    )
    if (problem === null) sent.add(file)
    report(kind, problem === null ? { part: 1 } : { part: 0, problem })
    return problem === null
  })
  return (await Promise.all(all)).includes(false) ? null : rest
}

/** The problem the server would find from a file's size and first bytes; null if it has to read the whole file. */
export async function problemOf(file: File): Promise<string | null> {
  const say = (problem: FileProblem) => pdfProblem(problem, MAX_DOCUMENT_BYTES)
  if (file.size === 0) return say('empty')
  if (file.size > MAX_DOCUMENT_BYTES) return say('too-large')
  const head = new Uint8Array(await file.slice(0, PDF_HEAD_BYTES).arrayBuffer())
  return isPdfHead(head) ? null : say('wrong-type')
}

/** Resolves to null once uploaded, else to the problem. Rejects if the response is not ours. */
function sendFile(to: string, name: string, file: File, report: (part: number) => void): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.set(name, file)
    request.upload.onprogress = ({ loaded, total }) => report(loaded / total)
    request.onerror = () => resolve(DOCUMENT_MESSAGES.failed)
    request.onload = () => {
      try {
        const { problem } = JSON.parse(request.responseText)
        resolve(typeof problem === 'string' ? problem : null)
      } catch (error) {
        reject(error)
      }
    }
    request.open('POST', to)
    request.send(body)
  })
}
