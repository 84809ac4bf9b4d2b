/** What a member is within one project. */
export const PROJECT_ROLES = ['Owner', 'Manager', 'Member', 'User'] as const

export type ProjectRole = (typeof PROJECT_ROLES)[number]

export const PROJECT_ROLE_LABELS: Record<ProjectRole, string> = {
  Owner: 'Owner',
  Manager: 'Project Manager',
  Member: 'Team Member',
  User: 'Viewer',
}
