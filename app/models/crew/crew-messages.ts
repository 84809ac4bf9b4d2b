import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'

export const PROJECT_MESSAGES = {
  loadFailed: ERROR_TRY_LATER,
  noProjects: 'No projects found.',
  isClosed: 'This project is closed.',
  isClosedHint: 'You can view it, but no one can make changes.',
  stillOpen: 'Orders that were placed go on, and so do their pickups and returns.',
} as const

type Edited = 'list' | 'note' | 'project' | 'vehicle'

export function changedByYou(what: Edited): string {
  return `You have changed this ${what} somewhere else since you opened this form.`
}

/** `name`: the account that saved it last. */
export function changedBy(name: string, what: Edited): string {
  return `${name} has changed this ${what} since you opened it.`
}

export const ACTIVITY_MESSAGES = {
  seen: 'Marked as read.',
  failed: ERROR_TRY_LATER,
} as const

export const MEMBER_MESSAGES = {
  noRole: 'Please select a valid role',
  roleUpdated: 'Role updated successfully',
  roleFailed: 'Failed to update role',
  removalQuestion: 'Are you sure you want to remove this member?',
  removed: 'Member removed successfully',
  removalFailed: 'Failed to remove member',
  cannotJoin: 'This address belongs to an account that cannot join a crew. Please use another one.',
  managersOnly: 'Only the Owner and Project Managers can make someone a Project Manager.',
  answered: 'This invitation has already been accepted. The Owner or a Project Manager can remove a member.',
  takenBack: 'This invitation was cancelled. Nothing was sent.',
  sentAgain: 'Invitation resent.',
  sentJustNow: 'This person was sent an invitation less than a minute ago. It was not resent.',
  hasLeft: 'This member is no longer in the project.',
  left: 'You have left the project.',
  ownerStays: 'You own this project. Hand it over to a Project Manager before you leave.',
  noHeir: 'There is no one to hand over to yet. It has to be a Project Manager with an admin account.',
  noNewOwnerChosen: 'Please choose a Project Manager.',
  cannotBecomeOwner: 'This member can no longer take over the project. Please choose again.',
  handedOver: 'The project has been handed over.',
} as const

/** Refusal of a stale role change. */
export function roleChanged(now: string): string {
  return `Someone else has changed this role. It is now ${now}.`
}
