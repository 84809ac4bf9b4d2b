/** A closed project is inactive: everything in it can be read, nothing changed. */
export const PROJECT_STATUSES = ['active', 'inactive'] as const

export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = { active: 'Active', inactive: 'Inactive' }
