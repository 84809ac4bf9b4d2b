import type { ProjectPermission } from '~/models/trade/access/permissions'
import { type Day, formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { PROJECT_ROLE_LABELS, PROJECT_ROLES, type ProjectRole } from '~/models/trade/vocabulary/projects'

/**
 * Activity types, each with its subject: ids, and values that are stored nowhere else. A new type does not compile
 * until it has a template below.
 */
export type Subjects = {
  'project-created': Nothing
  'project-edited': Nothing
  'project-closed': Nothing

  'member-invited': { email: string; role: ProjectRole }
  'invitation-resent': { email: string }
  'role-changed': { memberId: string; role: ProjectRole }
  /** `email` is set if they never opened the project, because no member knows their name. */
  'member-removed': { memberId: string; email?: string }
  'member-left': Nothing
  /** `memberId` is the new Owner. */
  'handed-over': { memberId: string }

  'list-created': { listId: string }
  'list-edited': { listId: string }
  'list-archived': { listId: string }
  'list-unarchived': { listId: string }
  'vehicle-added': { listId: string; vehicleId: string }
  'vehicle-removed': { listVehicleId: string }
  'vehicle-restored': { listVehicleId: string }
  /** `listId` is the list it was moved to. */
  'vehicle-moved': { listVehicleId: string; listId: string }
  'note-edited': { listVehicleId: string }
  'external-recorded': { listVehicleId: string; listId: string }
  'external-edited': { listVehicleId: string }

  commented: { listVehicleId: string }
  'comment-edited': { listVehicleId: string }
  'comment-deleted': { listVehicleId: string }

  'inquiry-sent': { inquiryId: string }
  'offer-countered': Round
  'offer-accepted': Round
  'offer-declined': Round
  /** `messageId` is not set in older entries. */
  'message-sent': { inquiryId: string; messageId?: string }
  'inquiry-withdrawn': { inquiryId: string }
  /** By the owner, who ended the listing. */
  'inquiry-ended': { inquiryId: string }

  /** `quote` and `invoice` are formatted numbers: 'Q-1001', 'INV-2026-0007'. */
  'quote-made': { quote: string }
  'invoice-issued': { orderId: number; invoice: string }
  'invoice-corrected': { orderId: number; invoice: string }

  'order-placed': { orderId: number }
  'billing-corrected': { orderId: number }
  'item-cancelled': { orderItemId: string }
  'days-changed': { orderItemId: string; from: Day; to: Day }
  extended: { orderItemId: string; to: Day }
  completed: { orderItemId: string }
}

export type ActivityType = keyof Subjects

type Nothing = Record<string, never>
type Round = { inquiryId: string; round: number }

/** A name in a sentence, with a link if it still exists and the reader may see it. */
export type Thing = { text: string; to?: OwnPath }

/** Parts of a sentence, after the name of the person. */
export type Sentence = Thing[]

/** Values for the templates. What is missing or deleted is named by its kind: 'a list', 'a vehicle'. */
export type ActivityFacts = {
  list: Thing
  vehicle: Thing
  order: Thing
  quote: Thing
  /** The affected member. */
  member: Thing
  /** '$450.00' */
  rate: string
  /** ', new total $450.00 before tax', after the days; '' if it is not known or not for the reader. */
  newTotal: string
  /** As stored. */
  subject: Record<string, string | number>
}

type Template = {
  /** The permission that a member needs to see it. */
  visibleTo: ProjectPermission
  sentence: (facts: ActivityFacts) => Sentence
}

/** Members who may not see prices do not see negotiations. */
const TEMPLATES: Record<ActivityType, Template> = {
  'project-created': all(() => say`created the project.`),
  'project-edited': all(() => say`edited the project.`),
  'project-closed': all(() => say`closed the project.`),

  'member-invited': all(({ subject }) => say`invited ${String(subject.email)} as ${roleOf(subject)}.`),
  'invitation-resent': all(({ subject }) => say`resent the invitation to ${String(subject.email)}.`),
  'role-changed': all(({ member, subject }) => say`made ${member} ${roleOf(subject)}.`),
  'member-removed': all(
    ({ member, subject }) => say`removed ${String(subject.email ?? member.text)} from the project.`,
  ),
  'member-left': all(() => say`left the project.`),
  'handed-over': all(({ member }) => say`handed the project over to ${member}.`),

  'list-created': all(({ list }) => say`created the list ${list}.`),
  'list-edited': all(({ list }) => say`edited the list ${list}.`),
  'list-archived': all(({ list }) => say`archived the list ${list}.`),
  'list-unarchived': all(({ list }) => say`brought back the list ${list}.`),
  'vehicle-added': all(({ vehicle, list }) => say`added ${vehicle} to ${list}.`),
  'vehicle-removed': all(({ vehicle, list }) => say`removed ${vehicle} from ${list}.`),
  'vehicle-restored': all(({ vehicle, list }) => say`put ${vehicle} back on ${list}.`),
  'vehicle-moved': all(({ vehicle, list }) => say`moved ${vehicle} to ${list}.`),
  'note-edited': all(({ vehicle }) => say`edited the note on ${vehicle}.`),
  'external-recorded': all(({ vehicle, list }) => say`added ${vehicle} to ${list}.`),
  'external-edited': all(({ vehicle }) => say`edited ${vehicle}.`),

  commented: all(({ vehicle }) => say`commented on ${vehicle}.`),
  'comment-edited': all(({ vehicle }) => say`edited a comment on ${vehicle}.`),
  'comment-deleted': all(({ vehicle }) => say`deleted a comment on ${vehicle}.`),

  'inquiry-sent': priced(({ vehicle, rate }) => say`inquired about ${vehicle} at ${rate}.`),
  'offer-countered': priced(({ vehicle, rate }) => say`offered ${rate} for ${vehicle}.`),
  'offer-accepted': priced(({ vehicle, rate }) => say`accepted ${rate} for ${vehicle}.`),
  'offer-declined': priced(({ vehicle, rate }) => say`declined ${rate} for ${vehicle}.`),
  'message-sent': priced(({ vehicle }) => say`wrote about ${vehicle}.`),
  'inquiry-withdrawn': priced(({ vehicle }) => say`withdrew the inquiry about ${vehicle}.`),
  'inquiry-ended': priced(({ vehicle }) => say`ended the inquiry about ${vehicle}, which is no longer listed.`),

  'quote-made': priced(({ quote }) => say`created ${quote}.`),
  'invoice-issued': priced(({ order, subject }) => say`issued invoice ${invoiceOf(subject)} for ${order}.`),
  'invoice-corrected': priced(
    ({ order, subject }) => say`replaced the invoice for ${order} with ${invoiceOf(subject)}.`,
  ),

  'order-placed': all(({ order }) => say`placed ${order}.`),
  'billing-corrected': all(({ order }) => say`corrected the billing of ${order}.`),
  'item-cancelled': all(({ vehicle, order }) => say`cancelled ${vehicle} on ${order}.`),
  'days-changed': all(
    ({ vehicle, order, subject, newTotal }) =>
      say`changed the dates of ${vehicle} on ${order} to ${daysOf(subject) + newTotal}.`,
  ),
  extended: all(({ vehicle, order, subject }) => say`extended ${vehicle} on ${order} to ${dayOf(subject)}.`),
  completed: all(({ vehicle, order }) => say`completed ${vehicle} on ${order}.`),
}

/** The activity types that a member with these permissions may see. */
export function visibleActivityTypes(may: (permission: ProjectPermission) => boolean): ActivityType[] {
  return Object.keys(TEMPLATES)
    .filter(isActivityType)
    .filter((type) => may(TEMPLATES[type].visibleTo))
}

/** 'added 1957 Chevrolet Bel Air to Street traffic.': follows the name of the person. */
export function activityText(type: ActivityType, facts: ActivityFacts): Sentence {
  return TEMPLATES[type].sentence(facts)
}

export function isActivityType(kind: string): kind is ActivityType {
  return Object.hasOwn(TEMPLATES, kind)
}

function all(sentence: Template['sentence']): Template {
  return { visibleTo: 'viewLists', sentence }
}

function priced(sentence: Template['sentence']): Template {
  return { visibleTo: 'seePrices', sentence }
}

function say(texts: TemplateStringsArray, ...things: (Thing | string)[]): Sentence {
  return texts.flatMap((text, index) => {
    const thing = things[index]
    const named = thing === undefined ? [] : [typeof thing === 'string' ? { text: thing } : thing]
    return text ? [{ text }, ...named] : named
  })
}

type Subject = ActivityFacts['subject']

function roleOf({ role }: Subject): string {
  const known = PROJECT_ROLES.find((each) => each === role)
  return known ? PROJECT_ROLE_LABELS[known] : 'a member'
}

const invoiceOf = ({ invoice }: Subject) => String(invoice)
const daysOf = ({ from, to }: Subject) => formatBookingOfYear({ from: String(from), to: String(to) })
const dayOf = ({ to }: Subject) => formatDayOfYear(String(to))
