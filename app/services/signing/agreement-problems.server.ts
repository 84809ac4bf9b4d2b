import { signingMethodIn } from '~/models/signing/agreement-terms'
import { parseAgreement } from '~/models/signing/agreement-text'
import type { AgreementStatus, SigningEventKind } from '~/models/trade/vocabulary/documents'
import type { signingEvents } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import { pdfSealProblem } from '~/server/signing/pdf-seal.server'
import type { Agreement } from './agreement/agreement.server'
import { readDetails, sha256 } from './agreement/events.server'
import { agreementFileKey } from './agreement/seal-agreement.server'
import { recipientOf } from './write-agreement.server'

export type StoredEvent = typeof signingEvents.$inferSelect

/** Status of an agreement after an event; other kinds do not change it. */
const BECOMES: Partial<Record<SigningEventKind, AgreementStatus>> = {
  sent: 'not_signed',
  signed: 'signed',
  declined: 'declined',
  replaced: 'replaced',
}

/** Describes how an agreement and its document differ from its events; empty if they match. */
export async function agreementProblems(agreement: Agreement, events: readonly StoredEvent[]): Promise<string[]> {
  const name = `agreement ${agreement.id}`
  const [sent] = events
  if (sent?.kind !== 'sent') return [`nothing says that ${name} was sent`]
  const wrong: string[] = []
  const isSameText = [agreement.textSha256, sent.documentSha256].every((hash) => hash === sha256(agreement.text))
  if (!isSameText) wrong.push(`the text of ${name} was changed`)
  if (!sent.details.includes(JSON.stringify(recipientOf(agreement)))) wrong.push(`the signer of ${name} was changed`)
  if (statusAfter(events) !== agreement.status) wrong.push(`${name} is not ${agreement.status} by its events`)
  const answer = events.find(({ kind }) => kind === 'signed' || kind === 'declined')
  if (answer?.at.getTime() !== agreement.answeredAt?.getTime()) wrong.push(`${name} was answered at another time`)
  const reason = answer?.kind === 'declined' ? readValue(answer, 'Reason') : undefined
  if (agreement.declineReason !== (reason ?? null)) wrong.push(`${name} was declined for another reason`)
  if (isSameText && signingMethodIn(parseAgreement(agreement.text).terms) !== agreement.signedWith)
    wrong.push(`${name} was to be signed in another way`)
  if (!isJustBefore(agreement.createdAt, sent.at)) wrong.push(`${name} was written at another time`)
  return [...wrong, ...(await documentProblems(agreement, events))]
}

function statusAfter(events: readonly StoredEvent[]): AgreementStatus | undefined {
  return events.flatMap(({ kind }) => BECOMES[kind] ?? []).at(-1)
}

/** The value of a label in an event. */
function readValue({ details }: StoredEvent, label: string): string | undefined {
  return readDetails(details).find(([name]) => name === label)?.[1]
}

const MINUTE = 60_000

/** Whether two times may be from the same transaction: at most a minute apart. */
export function isJustBefore(one: Date, other: Date): boolean {
  const between = other.getTime() - one.getTime()
  return between >= 0 && between < MINUTE
}

/**
 * Describes what is wrong with the sealed document of an agreement: missing, replaced or modified. A document fetched
 * from DocuSign does not contain our seal; the event with its hash is sealed instead.
 */
export async function documentProblems(
  { id, documentKey }: Pick<Agreement, 'id' | 'documentKey'>,
  events: readonly StoredEvent[],
): Promise<string[]> {
  const sealed = events.find(({ kind }) => kind === 'sealed' || kind === 'fetched')
  if (!sealed && documentKey === null) return []
  if (!sealed || documentKey === null) return [`agreement ${id} and its events do not agree on a sealed document`]
  const name = `the document ${documentKey}`
  if (documentKey !== agreementFileKey(id, sealed.documentSha256)) return [`${name} is not the one that was sealed`]
  const document = await (await fileStore()).read(documentKey)
  if (!document) return [`${name} is missing`]
  const seal = sealed.kind === 'sealed' ? await pdfSealProblem(document) : null
  const wrong = sha256(document) === sealed.documentSha256 ? [] : [`${name} was changed`]
  return seal === null ? wrong : [...wrong, `${name}: ${seal}`]
}
