import type { DealActionKind } from '~/models/deals/deal-actions'
import { searchWords } from '~/models/search/search-words'
import { splitWords } from '~/models/search/spelling'
import { hasWords } from '~/models/search/suggestions'
import { mayOpen } from '~/models/trade/access/permissions'
import { EVERYTHING, searchString } from '~/models/trade/addresses/search-query'
import { MAX_SEARCH_LENGTH } from '~/models/trade/constants'
import { type Day, formatBooking } from '~/models/trade/days/day'
import { dealPaths } from '~/models/trade/paths/deals'
import { type OwnPath, withSearch } from '~/models/trade/paths/own-path'
import { searchPaths } from '~/models/trade/paths/search'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import type { ParsedCommand } from './parse-command'

/** One line of the command palette: what it does, and the page on which that is done. */
export type Command = {
  text: string
  /** Its type: 'Page', 'Project', or the project that it belongs to. */
  kind: string
  to: OwnPath
  /** A pickup page, which does not share the scripts of other pages. */
  isApart?: true
}

/** Commands for the number of an order or an action, the pages of a project, and those for names. */
export type Found = { exact: Command[]; pages: Command[]; named: Command[] }

export const MAX_COMMANDS = 8
/** How many orders or vehicles a command that does nothing explains itself for. */
export const MAX_REASONS = 3

/** The best commands; the search of all vehicles is always one of them. */
export function bestCommands(found: readonly Command[], search: Command | null): Command[] {
  const known = found.filter(({ to }, place) => found.findIndex((other) => other.to === to) === place)
  return search ? [...known.slice(0, MAX_COMMANDS - 1), search] : known.slice(0, MAX_COMMANDS)
}

/** Whether a name has every typed word, or a word that starts with it; false if nothing was typed. */
export function isNamed(name: string, typed: string): boolean {
  const typedWords = splitWords(typed)
  return typedWords.length > 0 && areAmong(splitWords(name), typedWords)
}

/** Whether each typed word is one of these words, or the beginning of one. */
export function areAmong(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((one) => words.some((word) => word.startsWith(one)))
}

type Vehicle = { year: number; make: string; model: string; bodyType: string; kinds: readonly string[] }

/** Whether a vehicle has all words in the vocabulary of the search: 'cop' is a police car. Any, if there are none. */
export function isVehicleNamed({ year, make, model, bodyType, kinds }: Vehicle, typed: string): boolean {
  const words = [String(year), make, model, bodyType, ...kinds].flatMap(splitWords)
  const terms = searchWords(typed)
  return terms.length > 0 ? hasWords(words, terms) : splitWords(typed).length === 0
}

/** The search for vehicles with the typed text; null if there is none, or for accounts that cannot search. */
export function searchCommand(role: ApplicationRole, { searched, booking }: ParsedCommand, today: Day): Command | null {
  const text = searched.slice(0, MAX_SEARCH_LENGTH).trim()
  if (!mayOpen('search', role) || (text === '' && !booking)) return null
  const what = text === '' ? 'all vehicles' : `‘${text}’`
  const when = booking ? `, ${formatBooking(booking, today)}` : ''
  const to = withSearch(searchPaths.searchResults(), `?${searchString({ ...EVERYTHING, text, booking })}`)
  return { text: `Search ${what}${when}`, kind: 'Vehicles', to }
}

export type Place = { projectId: string; listVehicleId: string; title: string; project: string }

/** Opens the form or the card where a member acts on an offer; null for actions without one. */
export function dealCommand(kind: DealActionKind, { projectId, listVehicleId, title, project }: Place): Command | null {
  const form = DEAL_FORMS[kind]
  return form ? { text: `${form.text} ${title}`, kind: project, to: form.at(projectId, listVehicleId) } : null
}

type Form = { text: string; at: (projectId: string, listVehicleId: string) => OwnPath }

const DEAL_FORMS: Partial<Record<DealActionKind, Form>> = {
  // the button with the amount is there
  accept: { text: 'Accept the offer for', at: dealPaths.acceptInMessages },
  negotiate: { text: 'Negotiate about', at: dealPaths.negotiation },
  decline: { text: 'Decline the offer for', at: dealPaths.decline },
  inquire: { text: 'Inquire about', at: dealPaths.inquiry },
  withdraw: { text: 'Withdraw the inquiry about', at: dealPaths.withdrawal },
}

/** The same for the owner of the vehicle. */
export function ownerDealCommand(
  kind: DealActionKind,
  inquiry: { id: string; title: string; by: string },
): Command | null {
  const at = OWNER_FORMS[kind]
  const form = DEAL_FORMS[kind]
  return at && form ? { text: `${form.text} ${inquiry.title}`, kind: inquiry.by, to: at(inquiry.id) } : null
}

const OWNER_FORMS: Partial<Record<DealActionKind, (inquiryId: string) => OwnPath>> = {
  accept: dealPaths.acceptInInquiry,
  negotiate: dealPaths.ownerNegotiation,
  decline: dealPaths.ownerDecline,
}
