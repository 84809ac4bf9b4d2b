import type { Marker } from '~/models/search/marker'

/** Null if the request fails; undefined if it was replaced by a later one. */
export async function fetchMarkers(path: string, signal: AbortSignal): Promise<Marker[] | null | undefined> {
  try {
    const response = await fetch(path, { signal, headers: { Accept: 'application/json' } })
    const found: unknown = response.ok ? await response.json() : null
    if (signal.aborted) return undefined
    return Array.isArray(found) ? found.filter(isMarker) : null
  } catch {
    return signal.aborted ? undefined : null
  }
}

function isMarker(value: unknown): value is Marker {
  return typeof value === 'object' && value !== null && 'vehicles' in value && 'box' in value
}
