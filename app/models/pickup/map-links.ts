export const MAP_HOST = 'https://www.openstreetmap.org'

/** Degrees, as a vehicle's pickup has them. */
export type MapPlace = { latitude: number; longitude: number }

/** Half the width and height of what the map shows, in degrees: a few streets around. */
const AROUND = { longitude: 0.006, latitude: 0.003 }

/** A small map to frame, with a pin. */
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

/** Leads there from wherever the driver is, on any phone, with or without an app for it. */
export const wayTo = (place: MapPlace) => `https://www.google.com/maps/dir/?api=1&destination=${at(place)}`

const appleWayTo = (place: MapPlace) => `https://maps.apple.com/?daddr=${at(place)}`

/** The ways a driver chooses from. Apple's is for its own devices, which alone open it. */
export const NAVIGATORS = [
  { label: 'Google Maps', href: wayTo },
  { label: 'Apple Maps', href: appleWayTo, onApple: true },
  { label: 'Waze', href: (place: MapPlace) => `https://waze.com/ul?ll=${at(place)}&navigate=yes` },
] as const satisfies readonly { label: string; href: (place: MapPlace) => string; onApple?: true }[]

/** Whose maps a device brings along. */
export type MapDevice = keyof typeof DEVICE_MAPS

/** The one map that opens by itself on a device, for an icon beside its vehicle. */
export const DEVICE_MAPS = {
  ios: { label: 'Apple Maps', icon: 'nav', href: appleWayTo },
  android: { label: 'Google Maps', icon: 'pin', href: wayTo },
} as const

/**
 * By what a browser says of itself (its User-Agent), so that it takes no script. A Mac counts as well: it has the same maps,
 * and a tablet of the same maker calls itself one. Whoever says nothing gets the map that opens anywhere.
 */
export const mapDeviceOf = (agent: string): MapDevice =>
  /\b(iPhone|iPad|iPod|Macintosh)\b/.test(agent) ? 'ios' : 'android'

const at = ({ latitude, longitude }: MapPlace) => `${latitude},${longitude}`
