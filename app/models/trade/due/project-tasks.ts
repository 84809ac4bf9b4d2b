import type { OwnPath } from '../paths/own-path'

/** How many tasks the reader has in a project, '1 task late, 2 due today', and the address of all. */
export type ProjectTasks = { text: string; isLate: boolean; to: OwnPath }
