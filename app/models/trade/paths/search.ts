import { ownPaths } from './own-path'

export const searchPaths = ownPaths({
  /** Everything there is; what is asked for is added by searchPath(). */
  searchResults: () => '/home/searchResults',
})
