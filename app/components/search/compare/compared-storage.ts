const KEY = 'compared'

/** The ids of the vehicles chosen for a comparison in this tab. */
export function storedCompared(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',').filter(Boolean)
  } catch {
    return []
  }
}

export function storeCompared(ids: readonly string[]) {
  try {
    sessionStorage.setItem(KEY, ids.join())
  } catch {
    // without storage the choice lasts as long as the page
  }
}
