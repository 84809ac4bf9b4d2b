import type { OwnPath } from '../paths/own-path'
import type { Urgency } from './urgency'

/** How many tasks the reader has in a project, '1 task late, 2 due today', and the address of all. */
export type ProjectTasks = { text: string; isLate: boolean; to: OwnPath }

/** One of them, with the page where it is done. `isApart`: whether that is a pickup page. */
export type ProjectTask = { urgency: Urgency; text: string; about: string; to: OwnPath; isApart: boolean }
