import { ownPaths, withQuery } from './own-path'

export const todayPaths = ownPaths({
  /** What needs the reader, in everything or in one project. */
  today: (projectId?: string) => withQuery('/today', { project: projectId }),
})
