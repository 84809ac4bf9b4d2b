import type { MapSettings } from '~/models/trade/addresses/map-tiles'
import { env } from './env.server'

/** Null if maps are switched off. */
export function mapSettings(): MapSettings | null {
  const { MAP, MAP_TILES, MAP_ATTRIBUTION } = env()
  return MAP === 'on' ? { tiles: MAP_TILES, attribution: MAP_ATTRIBUTION } : null
}
