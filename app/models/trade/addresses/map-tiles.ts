/** The public tiles of OpenStreetMap, and their attribution. */
export const PUBLIC_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
export const PUBLIC_ATTRIBUTION = '© OpenStreetMap contributors'

const ADDRESS = /^https:\/\/[a-z\d.-]+(:\d+)?\/[^\s"'<>;]+$/i

/** Whether tiles can be requested by this address: https, one host, with {z}, {x}, {y}, and {r} for the pixel ratio. */
export function isTileAddress(text: string): boolean {
  const fields: string[] = text.match(/\{[^{}]*\}/g) ?? []
  const isKnown = fields.every((field) => ['{z}', '{x}', '{y}', '{r}'].includes(field))
  const isWhole = ['{z}', '{x}', '{y}'].every((field) => fields.includes(field))
  return isKnown && isWhole && ADDRESS.test(text) && URL.canParse(text)
}

export const originOfTiles = (address: string) => new URL(address).origin

/** The settings that a map needs. */
export type MapSettings = { tiles: string; attribution: string }
