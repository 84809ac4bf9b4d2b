export const MAP_HOST = 'https://www.openstreetmap.org'

/** Coordinates in degrees. */
export type MapPlace = { latitude: number; longitude: number }

/** Half the width and height of what the map shows, in degrees: a few streets around. */
const AROUND = { longitude: 0.006, latitude: 0.003 }

/** Address of a small map with a pin, for an iframe. */
export function mapFrame({ latitude, longitude }: MapPlace): string {
  const corners = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ]
  const bbox = corners.map((degrees) => degrees.toFixed(5)).join(',')
  return `${MAP_HOST}/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker: at({ latitude, longitude }) })}`
}

/** Directions from the current location, on any phone, with or without the app. */
export const directionsTo = (place: MapPlace) => `https://www.google.com/maps/dir/?api=1&destination=${at(place)}`

const appleDirectionsTo = (place: MapPlace) => `https://maps.apple.com/?daddr=${at(place)}`

/** Navigation apps to choose from. Apple Maps only opens on Apple devices. */
export const NAVIGATORS = [
  { label: 'Google Maps', href: directionsTo },
  { label: 'Apple Maps', href: appleDirectionsTo, onApple: true },
  { label: 'Waze', href: (place: MapPlace) => `https://waze.com/ul?ll=${at(place)}&navigate=yes` },
] as const satisfies readonly { label: string; href: (place: MapPlace) => string; onApple?: true }[]

/** A device, by the maps it comes with. */
export type MapDevice = keyof typeof DEVICE_MAPS

/** The map that opens by default on a device, for an icon next to its vehicle. */
export const DEVICE_MAPS = {
  ios: { label: 'Apple Maps', icon: 'nav', href: appleDirectionsTo },
  android: { label: 'Google Maps', icon: 'pin', href: directionsTo },
} as const

/**
 * From the User-Agent, so no script is needed. A Mac counts as iOS: it has Apple Maps, and iPads identify as Macs.
 * Unknown devices get Google Maps, which opens anywhere.
 */
export const mapDeviceOf = (agent: string): MapDevice =>
  /\b(iPhone|iPad|iPod|Macintosh)\b/.test(agent) ? 'ios' : 'android'

const at = ({ latitude, longitude }: MapPlace) => `${latitude},${longitude}`
