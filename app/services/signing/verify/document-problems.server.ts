import { fileStore } from '~/server/files/store.server'
import { pdfSealProblem } from '~/server/signing/check-pdf.server'
import { agreementFileKey } from '../agreement/agreement-file-key'
import type { Agreement } from '../agreement/current-agreement.server'
import { sha256 } from '../events/event-hash.server'
import type { StoredEvent } from './chain-problems.server'

/**
 * What is wrong with the sealed paper of an agreement, in words: missing, another one, or changed in any byte. What was
 * fetched from DocuSign has no seal of ours in it: its hash does, in the event.
 */
export async function documentProblems(
  { id, documentKey }: Pick<Agreement, 'id' | 'documentKey'>,
  events: readonly StoredEvent[],
): Promise<string[]> {
  const sealed = events.find(({ kind }) => kind === 'sealed' || kind === 'fetched')
  if (!sealed && documentKey === null) return []
  if (!sealed || documentKey === null) return [`agreement ${id} and its events do not agree on a sealed paper`]
  const name = `the paper ${documentKey}`
  if (documentKey !== agreementFileKey(id, sealed.documentSha256)) return [`${name} is not the one that was sealed`]
  const document = await (await fileStore()).read(documentKey)
  if (!document) return [`${name} is missing`]
  const seal = sealed.kind === 'sealed' ? await pdfSealProblem(document) : null
  const wrong = sha256(document) === sealed.documentSha256 ? [] : [`${name} was changed`]
  return seal === null ? wrong : [...wrong, `${name}: ${seal}`]
}
