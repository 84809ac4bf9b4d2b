import { ownPaths } from './own-path'

export const searchPaths = ownPaths({
  /** All vehicles; searchPath() adds the search. */
  searchResults: () => '/home/searchResults',
})
