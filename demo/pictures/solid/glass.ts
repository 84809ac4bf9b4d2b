import { roofColor } from '../pen/art'
import { gradient } from '../pen/fills'
import { clip, type Point, path, times as repeat, together } from '../pen/svg'
import { glassOutline, pillarPlaces, planGlass } from '../side/glass-plan'
import { onSide } from './hull'
import { inSpace, type Model } from './marks'
import { laidOn } from './paths'
import { FRAME, foot, top, windshield } from './windshield'

/** Windshield and side windows with what is seen through them and what they mirror. */
export function glass(model: Model): string {
  return together(sideGlass(model), windshield(model))
}

function sideGlass(model: Model): string {
  const { art, cabin, scene } = model
  const flat = planGlass(art)
  const plan = { ...flat, top: flat.top - 4 }
  const onto = (x: number, y: number) => onSide(cabin, x, y)
  const outline = laidOn(glassOutline(art, plan), onto, scene)
  const half = art.period >= 1990 ? 3 : 2
  const height = plan.top - plan.low
  const sheen = (from: number, width: number): Point[] => [
    [from, plan.low],
    [from + height * 0.8, plan.top],
    [from + height * 0.8 + width, plan.top],
    [from + width, plan.low],
  ]
  const length = plan.endLow - plan.frontLow
  return together(
    gradient('pane', [0, top(model), 0, foot(model)], PANE),
    clip('panes', outline),
    path(outline, 'fill="url(#pane)"'),
    '<g clip-path="url(#panes)">',
    seats(model),
    [
      sheen(plan.frontLow + length * 0.1, length * 0.16),
      sheen(plan.frontLow + length * 0.34, length * 0.06),
      sheen(plan.frontLow + length * 0.62, length * 0.14),
    ].map((points) => path(laidOn(points, onto, scene), 'fill="#e9f1f6" fill-opacity=".13"')),
    pillarPlaces(art, plan).map((x) =>
      path(
        laidOn(
          [
            [x - half, plan.low - 3],
            [x - half + 2, plan.top + 3],
            [x + half + 2, plan.top + 3],
            [x + half, plan.low - 3],
          ],
          onto,
          scene,
        ),
        `fill="${pillarColor(model)}"`,
      ),
    ),
    '</g>',
    path(outline, `fill="none" stroke="${FRAME[art.period]}" stroke-width="${art.period <= 1970 ? 2.6 : 2}"`),
  )
}

const PANE = [
  [0, '#8b9aa3'],
  [0.28, '#54626b'],
  [0.62, '#2b353c'],
  [1, '#1c2328'],
] as const

const pillarColor = ({ art }: Model) => (art.period >= 1990 ? '#111417' : roofColor(art))

/** The backs of the seats, dark behind the side windows. */
function seats(model: Model): string {
  const { art } = model
  const { geometry: g } = art
  if (g.isCoach) return repeat(9, (i) => seat(model, g.cowlX + 150 + i * 88))
  const plan = planGlass(art)
  const first = plan.frontLow + 84
  return seat(model, first) + (g.rowsOfSeats > 1 ? seat(model, first + 90) : '')
}

function seat(model: Model, x: number): string {
  const { geometry: g } = model.art
  const z = g.width / 2 - 46
  const top = g.belt + (g.roof - g.belt) * (g.isCoach ? 0.2 : 0.44)
  return inSpace(
    model,
    [
      [x - 12, g.belt - 10, z],
      [x - 4, top - 3, z],
      [x + 3, top, z],
      [x + 9, top - 3, z],
      [x + 14, g.belt - 10, z],
    ],
    'fill="#0d1013" fill-opacity=".6"',
  )
}
