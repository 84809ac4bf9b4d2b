import type { Art } from '../pen/art'
import { lettering } from '../pen/lettering'
import { box, line, shape, together } from '../pen/svg'

const RED = '#c4252b'
const BLUE = '#2754b8'

/** Beacon, light bar or taxi sign, seen from the side. */
export function roofSign(art: Art): string {
  const { geometry: g } = art
  return sign(art, { x: signPlace(art), y: g.roof, isFromBehind: false })
}

/** The same seen from behind; `top` is the highest point of the vehicle. */
export const roofSignFromBehind = (art: Art, top: number) => sign(art, { x: 0, y: top, isFromBehind: true })

type Place = { x: number; y: number; isFromBehind: boolean }

function sign(art: Art, place: Place): string {
  if (art.livery === 'plain' || art.geometry.isOpen) return ''
  if (art.livery === 'taxi') return taxiSign(place)
  return art.period <= 1950 ? beacon(place) : lightBar(art, place)
}

function signPlace({ geometry: g }: Art): number {
  if (g.isCoach) return g.roofFrontX + 90
  if (g.isPanelVan || g.cargo) return g.roofFrontX + 40
  return (g.roofFrontX + Math.min(g.roofRearX, g.length * 0.72)) / 2 - 8
}

function taxiSign({ x, y, isFromBehind }: Place): string {
  const half = isFromBehind ? 26 : 12
  return together(
    box(x - half, y - 1, half * 2, 12, 3, 'fill="#f4efdf" stroke="#191a1c" stroke-width="1.2"'),
    isFromBehind
      ? lettering('TAXI', { x, y: y + 5.4, height: 7, color: '#191a1c', weight: 1.3 })
      : box(x - 8, y + 2, 16, 3, 1, 'fill="#191a1c"'),
  )
}

function beacon({ x, y }: Place): string {
  return together(
    box(x - 6, y - 1, 12, 3, 1, 'fill="url(#chrome)"'),
    shape(
      [
        [x - 6, y + 2],
        [x - 5, y + 15, 5],
        [x + 5, y + 15, 5],
        [x + 6, y + 2],
      ],
      `fill="${RED}"`,
    ),
    line(
      [
        [x - 2.5, y + 4],
        [x - 2.5, y + 12],
      ],
      '#fff',
      1.6,
      'stroke-opacity=".55"',
    ),
  )
}

function lightBar({ period, livery }: Art, { x, y, isFromBehind }: Place): string {
  const half = isFromBehind ? 48 : period === 1970 ? 9 : 11
  const height = period === 1970 ? 10 : 7
  const other = isFromBehind && livery === 'police' ? BLUE : RED
  return together(
    box(x - half, y - 1, half * 2, 4, 1, 'fill="#17191c"'),
    box(x - half, y + 3, half, height, 2.5, `fill="${RED}"`),
    box(x, y + 3, half, height, 2.5, `fill="${other}"`),
    box(x - half + 2, y + height - 1, half * 2 - 4, 1.8, 0.8, 'fill="#fff" fill-opacity=".5"'),
  )
}
