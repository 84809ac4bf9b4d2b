import { useSyncExternalStore } from 'react'

/** False in the page that the server writes, true once script has taken it over. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
