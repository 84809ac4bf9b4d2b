export const MEMBER_MESSAGES = {
  noRole: 'Please select a valid role',
  roleUpdated: 'Role updated successfully',
  roleFailed: 'Failed to update role',
  removalQuestion: 'Are you sure you want to remove this member?',
  removed: 'Member removed successfully',
  removalFailed: 'Failed to remove member',
  cannotJoin: 'This address belongs to an account that cannot join a crew. Please use another one.',
  managersOnly: 'Only the Owner and Project Managers make somebody a Project Manager.',
  answered: 'This invitation has been accepted meanwhile. The Owner or a Project Manager can remove a member.',
  takenBack: 'This invitation was taken back. Nothing was sent.',
  sentAgain: 'Invitation sent again. The link before no longer works.',
  sentJustNow: 'An invitation went to this person less than a minute ago. Nothing was sent again.',
  hasLeft: 'This member is no longer in the project.',
  left: 'You have left the project.',
  ownerStays: 'You own this project. Hand it over to a Project Manager before you leave it.',
  noHeir: 'Nobody can take the project over yet: it takes a Project Manager who is an admin and may book.',
  noHeirChosen: 'Please choose a Project Manager.',
  notAnHeir: 'This member can no longer take the project over. Please choose again.',
  handedOver: 'The project is handed over.',
} as const

/** The refusal of a stale change of role. */
export function roleChanged(now: string): string {
  return `Somebody has changed this role meanwhile: it is ${now} now.`
}
