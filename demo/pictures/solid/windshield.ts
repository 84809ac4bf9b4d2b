import { isHeavy } from '../pen/art'
import { gradient } from '../pen/fills'
import { clip, type Point, path, together } from '../pen/svg'
import type { Period } from '../subject'
import { onFront, onSide } from './hull'
import { inSpace, type Model } from './marks'
import { edgePath } from './mesh'
import { laidOn, traced } from './paths'
import type { Vec } from './vector'

export function windshield(model: Model): string {
  const { art, cabin, scene } = model
  const { geometry: g } = art
  const onto = (z: number, y: number) => onFront(cabin, z, y)
  const outline = screenOutline(model)
  const d = laidOn(outline, onto, scene)
  const [[left = 0, low = 0] = [], , [right = 0, high = 0] = []] = outline
  const streak = (from: number, width: number): Point[] => [
    [left + (right - left) * from, low],
    [left + (right - left) * (from + 0.2), high],
    [left + (right - left) * (from + 0.2 + width), high],
    [left + (right - left) * (from + width), low],
  ]
  return together(
    gradient('screen', [0, top(model), 0, foot(model)], SCREEN),
    clip('windshield', d),
    path(d, 'fill="url(#screen)"'),
    '<g clip-path="url(#windshield)">',
    frontSeats(model),
    steeringWheel(model),
    [streak(0.12, 0.16), streak(0.33, 0.05), streak(0.66, 0.1)].map((points) =>
      path(laidOn(points, onto, scene), 'fill="#f2f7fa" fill-opacity=".16"'),
    ),
    '</g>',
    path(d, `fill="none" stroke="${FRAME[art.period]}" stroke-width="${art.period <= 1970 ? 3 : 2}"`),
    isHeavy(art) &&
      path(
        edgePath(
          traced(
            [
              [0, low],
              [0, high],
            ],
            false,
          ).map(([z, y]) => onto(z, y)),
          scene,
        ),
        'stroke="#15181b" stroke-width="4"',
      ),
    !g.isCoach && wipers(model, low, right),
  )
}

const SCREEN = [
  [0, '#b9c8d1'],
  [0.3, '#74858f'],
  [0.66, '#3a464e'],
  [1, '#232b31'],
] as const

function screenOutline({ art, cabin }: Model): Point[] {
  const { geometry: g, period } = art
  const low = g.belt + (g.isCoach ? -18 : period === 1930 ? 8 : 4)
  const top = g.roof - (g.isCoach ? 46 : g.isPanelVan ? 24 : period === 1930 ? 14 : 11)
  const x = (g.cowlX + g.roofRearX) / 2
  const pillar = period === 1950 ? 6 : period === 1930 ? 9 : 11
  const at = (y: number) => onSide(cabin, x, y)[2] - pillar
  return [
    [-at(low), low, 5],
    [-at(top), top, 10],
    [at(top), top, 10],
    [at(low), low, 5],
  ]
}

function frontSeats(model: Model): string {
  const { geometry: g, period } = model.art
  if (g.isCoach) return ''
  const x = g.cowlX + 100
  const top = g.belt + (g.roof - g.belt) * 0.42
  const back = (z: number, half: number): Vec[] => [
    [x, g.belt - 20, z - half],
    [x, top - 4, z - half],
    [x, top, z - half + 6],
    [x, top, z + half - 6],
    [x, top - 4, z + half],
    [x, g.belt - 20, z + half],
  ]
  const rest = (z: number): Vec[] => [
    [x, top, z - 11],
    [x, top + 15, z - 9],
    [x, top + 15, z + 9],
    [x, top, z + 11],
  ]
  const dark = 'fill="#0e1114" fill-opacity=".62"'
  if (period <= 1950) return inSpace(model, back(0, g.width * 0.34), dark)
  const places = [-g.width * 0.19, g.width * 0.19]
  return together(places.map((z) => inSpace(model, back(z, 24), dark) + inSpace(model, rest(z), dark)))
}

function steeringWheel(model: Model): string {
  const { geometry: g } = model.art
  const [x, y, z] = [g.cowlX + 52, g.belt + 1, g.width * 0.19]
  const ring = Array.from({ length: 24 }, (_, i): Vec => {
    const turn = (i / 24) * Math.PI * 2
    return [x + Math.sin(turn) * 8, y + Math.sin(turn) * 17, z + Math.cos(turn) * 18]
  })
  return inSpace(model, ring, 'fill="none" stroke="#0b0d0f" stroke-width="4" stroke-opacity=".75"')
}

function wipers({ cabin, scene }: Model, low: number, right: number): string {
  const blade = (z: number, reach: number) =>
    path(
      edgePath(
        traced(
          [
            [z, low + 1],
            [z + reach, low + 7],
          ],
          false,
        ).map(([at, y]) => onFront(cabin, at, y)),
        scene,
      ),
      'fill="none" stroke="#0c0e10" stroke-width="2.4" stroke-linecap="round"',
    )
  return blade(-right * 0.5, right * 0.5) + blade(right * 0.2, right * 0.55)
}

export const FRAME: Record<Period, string> = {
  1930: '#c9ced2',
  1950: '#d9dde0',
  1970: '#cfd4d8',
  1990: '#17191c',
  2020: '#101316',
}

export const top = ({ art: { geometry: g }, scene }: Model) => scene.camera.project([g.roofFrontX, g.roof, 0])[1]

export const foot = ({ art: { geometry: g }, scene }: Model) => scene.camera.project([g.cowlX, g.belt, g.width / 2])[1]
