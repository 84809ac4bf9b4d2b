import { ownPaths, withQuery } from './own-path'

export const todayPaths = ownPaths({
  /** What needs the reader, in everything or in one project. */
  today: (projectId?: string) => withQuery('/today', { project: projectId }),
  /** JSON for the command palette, while typing. */
  commands: (text: string) => withQuery('/today/commands', { q: text }),
})
