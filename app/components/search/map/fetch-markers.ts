import type { Marker } from '~/models/search/marker'

/** Null if the request fails; undefined if it was replaced by a later one. */
export async function fetchMarkers(path: string, signal: AbortSignal): Promise<Marker[] | null | undefined> {
  try {
    const answer = await fetch(path, { signal, headers: { Accept: 'application/json' } })
    const found: unknown = answer.ok ? await answer.json() : null
    if (signal.aborted) return undefined
    return Array.isArray(found) ? found.filter(isMarker) : null
  } catch {
    return signal.aborted ? undefined : null
  }
}

function isMarker(value: unknown): value is Marker {
  return typeof value === 'object' && value !== null && 'vehicles' in value && 'box' in value
}
