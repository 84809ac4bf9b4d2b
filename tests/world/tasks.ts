import type { Task } from '~/models/today/tasks'
import { projectPaths } from '~/models/trade/paths/projects'

/** A late return in the project p1, unless `part` says otherwise. */
export const aTask = (part: Partial<Task> = {}): Task => ({
  kind: 'return',
  urgency: 'late',
  text: 'Overdue since Sat',
  about: '',
  project: { id: 'p1', title: 'The Long Haul' },
  to: projectPaths.projects(),
  button: '',
  due: '',
  ...part,
})
