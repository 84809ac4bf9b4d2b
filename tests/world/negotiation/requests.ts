import { anAnswerLink, answerCookie } from '#tests/world/answer-links'
import { post } from '#tests/world/builders'
import { FILLED_IN } from '#tests/world/deals'
import { at, toastOf } from '#tests/world/visits/responses'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { SELECTED_INQUIRIES_MESSAGES, shownVehicleText } from '~/models/deals/selected-inquiries'
import { ANSWER_LINK_OVER } from '~/models/trade/results/shared-messages'
import * as acceptance from '~/routes/deals/acceptance'
import * as linkedAnswer from '~/routes/deals/answer-link/answer'
import * as decline from '~/routes/deals/decline'
import * as ownAcceptance from '~/routes/deals/inbox/acceptance'
import * as ownDecline from '~/routes/deals/inbox/decline'
import * as ownNegotiation from '~/routes/deals/inbox/negotiation'
import * as inquiry from '~/routes/deals/inquiry'
import * as negotiation from '~/routes/deals/negotiation'
import * as selected from '~/routes/deals/selected-inquiries'
import * as withdrawal from '~/routes/deals/withdrawal'
import * as desk from '~/routes/provider/inquiries/answer'
import { thrownGone } from '~/server/errors.server'
import type { Placed } from './states'
import type { MOVES } from './table'

type Move = (typeof MOVES)[number]
type Fields = Record<string, string | string[]>
type Action = (args: ReturnType<typeof at>) => Promise<unknown>

const NOUNS = { accept: 'acceptance', negotiate: 'negotiation', decline: 'decline' } as const

/** Between the last offers of both sides, so that it needs confirmation, which is given. */
const OFFER = { rate: '470', confirmed: '47000' }
/** Other days than those of the states, so that they are free. */
const OTHER_DAYS = { from: '2026-12-14', to: '2026-12-18' }

const send = async (action: Action, path: string, params: Record<string, string>, fields: Fields, as?: string) =>
  action(at(await post(path, fields, as), params))

const answerFields = ({ round }: Placed, move: Move): Fields => ({
  round: `${round}`,
  ...(move === 'negotiate' && OFFER),
  ...(move === 'decline' && { declineReason: 'booked' }),
})

/** Answers on the page of the project. */
export function onPage(placed: Placed, move: Move, as: string) {
  const { projectId, listVehicleId, inquiryId } = placed
  const action = { accept: acceptance.action, negotiate: negotiation.action, decline: decline.action }[move]
  const path = `/projects/${projectId}/list/${listVehicleId}/${NOUNS[move]}`
  return send(action, path, { projectId, listVehicleId }, { inquiryId, ...answerFields(placed, move) }, as)
}

/** Answers in the owner's inbox. */
export function inInbox(placed: Placed, move: Move, as: string) {
  const { inquiryId } = placed
  const action = { accept: ownAcceptance.action, negotiate: ownNegotiation.action, decline: ownDecline.action }[move]
  return send(action, `/owner/inquiries/${inquiryId}/${NOUNS[move]}`, { inquiryId }, answerFields(placed, move), as)
}

/** Answers on behalf of the owner at the provider's desk. */
export function atDesk(placed: Placed, move: Move, as: string) {
  const { inquiryId } = placed
  const fields = { ...answerFields(placed, move), side: 'owner', reason: 'Asked by phone.' }
  const path = `/provider/inquiries/${inquiryId}/${NOUNS[move]}`
  return send(desk.action, path, { inquiryId, answer: NOUNS[move] }, fields, as)
}

/** Answers by the link to the offer of a round. */
export async function byLink(placed: Placed, move: Move, link: { round: number; to: { id: string; email: string } }) {
  const { linkId } = await anAnswerLink({ inquiryId: placed.inquiryId, ...link })
  const fields = answerFields({ ...placed, round: link.round }, move)
  const path = `/offer/${linkId}/${NOUNS[move]}`
  return send(linkedAnswer.action, path, { linkId, answer: NOUNS[move] }, fields, await answerCookie(linkId))
}

export function withdraw({ projectId, listVehicleId, inquiryId }: Placed, as: string) {
  const path = `/projects/${projectId}/list/${listVehicleId}/withdrawal`
  return send(withdrawal.action, path, { projectId, listVehicleId }, { inquiryId }, as)
}

/** Inquires about one vehicle. `attempt`: the number of the new inquiry. */
export function inquire({ projectId, listVehicleId }: Placed, attempt: number, as: string) {
  const path = `/projects/${projectId}/list/${listVehicleId}/inquiry`
  const fields = { ...FILLED_IN, ...OTHER_DAYS, attempt: `${attempt}` }
  return send(inquiry.action, path, { projectId, listVehicleId }, fields, as)
}

/** The same on the page for several vehicles. */
export function inquireAboutSeveral({ projectId, listVehicleId: id }: Placed, attempt: number, as: string) {
  const { rate, attempt: _, ...terms } = FILLED_IN
  const vehicles = [shownVehicleText({ id, attempt, daily: 10_000 })]
  const fields = { ...terms, ...OTHER_DAYS, percent: '90', vehicles }
  return send(selected.action, `/projects/${projectId}/selected/inquiries`, { projectId }, fields, as)
}

const SENTENCES = {
  ...INQUIRY_MESSAGES,
  left: SELECTED_INQUIRIES_MESSAGES.left,
  projectClosed: PROJECT_MESSAGES.isClosed,
}
const DONE: ReadonlySet<string> = new Set(['sent', 'negotiated', 'declined', 'accepted', 'withdrawn'])

/** The meaning of a response: 'ok', the key of its message, why a link is invalid, or the status. */
export async function outcomeOf(reply: Promise<unknown>): Promise<string> {
  const end = await reply.catch((thrown: unknown) => thrown)
  if (end instanceof Error) throw end
  const over = thrownGone(end)
  if (over) return keyOf(ANSWER_LINK_OVER, ({ hint }) => hint === over.hint)
  if (end instanceof Response) return keyOfSentence(toastOf(end) ?? `${end.status}`)
  const { data, init } = Object(end)
  if (data?.results) return data.results[0].refusal === null ? 'ok' : keyOfSentence(data.results[0].refusal)
  const [sentence] = Object.values<string[]>(data?.error ?? {}).flat()
  return sentence === undefined ? `${init?.status}` : keyOfSentence(sentence)
}

function keyOfSentence(sentence: string): string {
  const key = keyOf(SENTENCES, (message) => sentence.startsWith(message)) || sentence
  return DONE.has(key) ? 'ok' : key
}

function keyOf<Values extends object>(values: Values, isIt: (value: Values[keyof Values]) => boolean): string {
  return Object.entries(values).find(([, value]) => isIt(value))?.[0] ?? ''
}
