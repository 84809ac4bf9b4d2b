import { type Art, isHeavy } from '../pen/art'
import { frontAxle, rearAxle } from '../pen/geometry'
import { lettering } from '../pen/lettering'
import { box, type Point, shape, short, together } from '../pen/svg'

const NAVY = '#1d2a44'
const RESCUE_BLUE = '#274a7c'

type Doors = { from: number; to: number; middle: number; center: number; size: number; flipped: boolean }

/** Bands and lettering on the side. Clipped to the body. */
export function sideLivery(art: Art): string {
  const doors = doorsOf(art)
  switch (art.livery) {
    case 'plain':
      return art.likeness === 'school-bus' ? schoolBus(art, doors) : ''
    case 'police':
      return police(art, doors)
    case 'taxi':
      return taxi(art, doors)
    case 'ambulance':
      return ambulance(art, doors)
    case 'fire':
      return fire(art, doors)
  }
}

function doorsOf({ geometry: g, angle }: Art): Doors {
  const from = g.doors.at(0) ?? frontAxle(g) + g.wheel + 40
  const to = g.doors.at(-1) ?? rearAxle(g) - 40
  const isLarge = g.isPanelVan || g.isCoach
  return {
    from,
    to,
    middle: g.sill + (g.belt - g.sill) * 0.5,
    center: g.slider ? (g.slider[0] + g.length) / 2 : (from + to) / 2,
    size: Math.min(15, (g.belt - g.sill) * 0.26) * (isLarge ? 1.7 : 1),
    flipped: angle === 'passenger',
  }
}

/** Rails, words, and the stop arm where the driver works it. */
function schoolBus({ geometry: g, angle }: Art, { flipped }: Doors): string {
  const rail = (y: number) => box(g.cowlX, y, g.length, 4, 0, 'fill="#17181a"')
  return together(
    [g.sill + 22, g.belt - 44, g.belt - 8].map(rail),
    lettering('SCHOOL BUS', { x: g.length * 0.56, y: g.belt - 27, height: 20, color: '#17181a', flipped, weight: 1.5 }),
    angle === 'driver' && stopArm(g.cowlX + 92, g.belt - 24, 17),
  )
}

function stopArm(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 8 }, (_, i): Point => {
    const turn = ((i + 0.5) / 8) * Math.PI * 2
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r]
  })
  return together(
    shape(corners, 'fill="#c2272d" stroke="#f3f1ea" stroke-width="2"'),
    lettering('STOP', { x, y, height: 8, color: '#ffffff', weight: 1.3 }),
  )
}

function police({ geometry: g }: Art, { from, to, middle, flipped }: Doors): string {
  return together(
    box(from, g.sill, to - from, g.belt - g.sill + 5, 0, 'fill="url(#white)"'),
    lettering('POLICE', {
      x: (from + to) / 2 - 2,
      y: middle + 3,
      height: Math.min(14, (to - from) / 9),
      color: NAVY,
      flipped,
      weight: 1.5,
    }),
  )
}

function taxi({ geometry: g }: Art, { middle, center, size, flipped }: Doors): string {
  const squares = Array.from({ length: Math.ceil(g.length / 10) }, (_, i) => {
    const [dark, light] = i % 2 === 0 ? [0, 5] : [5, 0]
    return together(
      box(i * 10, middle + 6 + dark, 10, 5, 0, 'fill="#191a1c" fill-opacity=".92"'),
      box(i * 10, middle + 6 + light, 10, 5, 0, 'fill="#f3efe4" fill-opacity=".9"'),
    )
  })
  const x = center + (g.isPanelVan ? 0 : 8)
  return (
    squares.join('') +
    lettering('TAXI', { x, y: middle - 8, height: size * 0.85, color: '#191a1c', flipped, weight: 1.5 })
  )
}

function ambulance({ geometry: g }: Art, { middle, center, size, flipped }: Doors): string {
  const bands =
    box(0, g.belt - 26, g.length, 11, 0, 'fill="#c8502a"') +
    box(0, g.belt - 30, g.length, 2.4, 0, `fill="${RESCUE_BLUE}"`)
  if (g.cargo) return bands
  if (!g.isPanelVan)
    return bands + lettering('AMBULANCE', { x: center, y: middle - 9, height: size * 0.6, color: RESCUE_BLUE, flipped })
  return together(
    bands,
    lettering('AMBULANCE', { x: center - 24, y: g.belt + 34, height: size * 0.95, color: RESCUE_BLUE, flipped }),
    starOfLife(g.length - 50, g.belt + 34, 17),
  )
}

function fire(art: Art, { middle, center, size, flipped }: Doors): string {
  const { geometry: g } = art
  const y = g.isPanelVan ? g.belt + 30 : middle - 10
  return together(
    box(0, middle + 4, g.length, 7, 0, 'fill="#efe9da"'),
    box(0, middle, g.length, 1.8, 0, 'fill="#c8a24b"'),
    !isHeavy(art) && lettering('FIRE', { x: center, y, height: size * 0.85, color: '#ecd9a3', flipped, weight: 1.5 }),
  )
}

/** The six-pointed star of rescue services. */
export function starOfLife(x: number, y: number, r: number): string {
  const arm = (turn: number) =>
    `<rect x="${short(x - r * 0.22)}" y="${short(y - r)}" width="${short(r * 0.44)}" height="${short(r * 2)}" fill="${RESCUE_BLUE}" transform="rotate(${turn} ${short(x)} ${short(y)})"/>`
  return together([0, 60, 120].map(arm))
}
