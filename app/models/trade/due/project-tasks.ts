import type { OwnPath } from '../paths/own-path'
import type { Urgency } from './urgency'

/** How many tasks the reader has in a project, '1 task late, 2 due today', the address of all, and the most urgent one. */
export type ProjectTasks = { text: string; isLate: boolean; to: OwnPath; first?: ProjectTask }

/** One of them, with the page where it is done. `isApart`: whether that is a pickup page. */
export type ProjectTask = { urgency: Urgency; text: string; about: string; to: OwnPath; isApart: boolean }
