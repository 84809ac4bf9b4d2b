import { ownPaths, withQuery } from './own-path'

export const todayPaths = ownPaths({
  /** What needs the reader, in everything or in one project. */
  today: (projectId?: string) => withQuery('/today', { project: projectId }),
  /** JSON for the command palette, while typing; `projectId`: in view. Without words, examples of them. */
  commands: (text: string, projectId?: string) => withQuery('/today/commands', { q: text, project: projectId }),
})
