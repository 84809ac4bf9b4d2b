import { type Art, isHeavy } from '../pen/art'
import { box, clip, disc, line, type Point, path, rounded, shape, times, together } from '../pen/svg'
import type { Period } from '../subject'
import { type GlassPlan, glassOutline, pillarPlaces, planGlass } from './glass-plan'

/** The side windows with what is seen through them: seats, wheel, sheen, pillars. */
export function glasshouse(art: Art): string {
  const { period, paint } = art
  const plan = planGlass(art)
  const outline = rounded(glassOutline(art, plan))
  return together(
    clip('windows', outline),
    path(outline, 'fill="url(#glass)"'),
    '<g clip-path="url(#windows)">',
    seats(art, plan),
    sheen(plan),
    pillars(art, plan),
    ventWindow(art, plan),
    box(plan.frontLow - 40, plan.top - 5, plan.endLow, 8, 0, 'fill="#000" fill-opacity=".35"'),
    '</g>',
    path(outline, `fill="none" stroke="${FRAME[period]}" stroke-width="${period === 1930 ? 1.2 : 2}"`),
    period === 2020 &&
      !paint.isLight &&
      line(
        [
          [plan.frontLow, plan.low - 1],
          [plan.endLow, plan.low - 1],
        ],
        '#c9ced2',
        1,
      ),
    windshieldEdge(art, plan),
  )
}

const FRAME: Record<Period, string> = {
  1930: '#d5d9dc',
  1950: '#d5d9dc',
  1970: '#d5d9dc',
  1990: '#191c1f',
  2020: '#0f1214',
}
const SHADOW = 'fill="#0c0f12" fill-opacity=".72"'

function seats(art: Art, { frontLow, low, top }: GlassPlan): string {
  const { geometry: g, period } = art
  const height = top - low
  const back = g.isCoach ? 0.24 : 0.52
  const seatAt = (x: number) =>
    together(
      shape(
        [
          [x - 13, low - 6],
          [x - 9, low + height * back, 8],
          [x + 7, low + height * (back + 0.03), 8],
          [x + 13, low - 6],
        ],
        SHADOW,
      ),
      period >= 1970 && !g.isCoach && box(x - 6, low + height * 0.56, 12, height * 0.2, 4, SHADOW),
    )
  if (g.isCoach) return times(10, (i) => seatAt(g.cowlX + 130 + i * 84))
  const first = frontLow + 78
  return together(
    seatAt(first),
    g.rowsOfSeats > 1 && seatAt(first + 92),
    disc(first - 34, low + 4, 11, 'fill="none" stroke="#0c0f12" stroke-width="2.4" stroke-opacity=".8"'),
  )
}

function sheen({ frontLow, endLow, low, top }: GlassPlan): string {
  const height = top - low
  const bands = [
    { at: 0.14, width: 40 },
    { at: 0.52, width: 16 },
  ]
  return bands
    .map(({ at, width }) => {
      const x = frontLow + (endLow - frontLow) * at
      return shape(
        [
          [x, low],
          [x + height * 0.9, top],
          [x + height * 0.9 + width, top],
          [x + width, low],
        ],
        'fill="#fff" fill-opacity=".1"',
      )
    })
    .join('')
}

function pillars(art: Art, plan: GlassPlan): string {
  const { geometry: g, period } = art
  const half = period === 2020 ? 3 : period === 1930 ? 4.5 : 2.5
  const lean = g.isCoach ? 0 : 2
  const outline = (x: number): Point[] => [
    [x - half, plan.low - 1],
    [x - half + lean, plan.top + 1],
    [x + half + lean, plan.top + 1],
    [x + half, plan.low - 1],
  ]
  return pillarPlaces(art, plan)
    .map((x) => shape(outline(x), `fill="${pillarFill(art)}"`))
    .join('')
}

function pillarFill({ period, geometry: g, paint }: Art): string {
  if (period === 2020 || (period === 1990 && !g.isCoach)) return '#15181b'
  return paint.hasWhiteRoof ? 'url(#white)' : 'url(#body)'
}

function ventWindow({ period, geometry: g }: Art, { frontLow, frontTop, low, top }: GlassPlan): string {
  if (period > 1970 || g.isCoach) return ''
  const foot: Point = [frontLow + 20, low]
  return line([foot, [frontLow + 25 + (frontTop - frontLow) * 0.8, top]], period === 1930 ? '#22272b' : '#cfd3d6', 1.6)
}

/** The windshield seen from the side: a sliver of glass ahead of the front pillar. */
function windshieldEdge(art: Art, { low, top }: GlassPlan): string {
  const { geometry: g, period } = art
  if (period === 1930) return ''
  const width = period === 1950 ? 9 : 6
  const at = (height: number) => g.cowlX + ((g.roofFrontX - g.cowlX) * (height - g.cowlH)) / (g.roof - g.cowlH)
  const glass = shape(
    [
      [at(low) + 5, low, 2],
      [at(top) + 5, top - 1, 4],
      [at(top) + 5 + width * 0.6, top - 1, 2],
      [at(low) + 5 + width, low, 2],
    ],
    'fill="#2c363d" fill-opacity=".9"',
  )
  return isHeavy(art) || period !== 1950 || !art.trim.hasVisor ? glass : glass + visor(g.roofFrontX, g.roof)
}

/** The painted sun visor over the windshield, an accessory of the fifties. */
const visor = (x: number, roof: number) =>
  shape(
    [
      [x - 16, roof - 10, 3],
      [x - 2, roof + 1, 6],
      [x + 22, roof + 2, 4],
      [x + 10, roof - 5, 4],
    ],
    'fill="url(#body)" stroke="#15181b" stroke-width=".8"',
  )
