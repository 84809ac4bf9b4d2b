import { ownPaths, withQuery } from './own-path'

export const searchPaths = ownPaths({
  /** All vehicles; searchPath() adds the search. */
  searchResults: () => '/home/searchResults',
  /** JSON for the search field, while typing. */
  suggestions: (text: string) => withQuery('/home/suggestions', { q: text }),
})
