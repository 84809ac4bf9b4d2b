import type { DealStage } from '~/models/deals/deal-stage'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import type { Command, Place } from './commands'

/** Why an offer cannot be answered, or an inquiry be made, with the card of the vehicle; for members who see offers. */
export function dealReason(stage: DealStage, access: AccessContext, place: Place): Command[] {
  if (!can('seePrices', access)) return []
  const { projectId, listVehicleId, title, project } = place
  const text = reasonText(stage, access, title)
  return [{ text, kind: project, to: listPaths.listVehicle(projectId, listVehicleId) }]
}

function reasonText(stage: DealStage, access: AccessContext, title: string): string {
  if (access.projectStatus !== 'active') return `The ${title} is in a closed project.`
  const isOpen = stage === 'to_answer' || stage === 'asked' || stage === 'not_inquired'
  if (isOpen && !can('negotiate', access)) {
    return `Only the Owner or a Manager can make and answer offers for the ${title}.`
  }
  return STAGE_TEXTS[stage](title)
}

const waits = (title: string) => `The inquiry about the ${title} is waiting for the owner.`
const inCart = (title: string) => `The ${title} is in a cart.`

const STAGE_TEXTS: Record<DealStage, (title: string) => string> = {
  to_answer: (title) => `The owner’s offer for the ${title} is waiting for your answer.`,
  asked: waits,
  countered: waits,
  available: (title) => `The rate of the ${title} is agreed.`,
  in_cart: inCart,
  taken_in_cart: inCart,
  booked: (title) => `The ${title} is booked.`,
  not_inquired: (title) => `Nobody has inquired about the ${title} yet.`,
  declined: (title) => `The offer for the ${title} was declined.`,
  time_is_up: (title) => `Time is up for the ${title}.`,
  taken: (title) => `The ${title} is booked by others on these days.`,
  cancelled: (title) => `The order of the ${title} was cancelled.`,
  gone: (title) => `The ${title} is no longer listed by its owner.`,
  completed: (title) => `The rental of the ${title} has ended.`,
}

/** The answer to 'accept' alone, if no offer can be accepted. */
export const NO_OFFER: Command = {
  text: 'No offers to answer.',
  kind: 'Projects',
  to: projectPaths.projects(),
}

/** The same for an owner, about vehicles of this name, if one was typed. */
export function nothingToAnswer(name: string): Command {
  const about = name && ` about ‘${name}’`
  return { text: `No inquiries${about} to answer.`, kind: 'Inbox', to: dealPaths.ownerInbox() }
}
