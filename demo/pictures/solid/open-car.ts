import { darker, lighter } from '../pen/color'
import { gradient } from '../pen/fills'
import { together } from '../pen/svg'
import { halfAt } from './hull'
import { inSpace, lineInSpace, type Model } from './marks'
import type { Vec } from './vector'

const LEATHER = ['#7c2f2c', '#cbb892', '#2b2a2c'] as const

/** Windshield, seats and folded top of a car without a roof. */
export function openCar(model: Model): string {
  const { geometry: g, paint, trim } = model.art
  const leather = paint.isLight ? LEATHER[0] : LEATHER[trim.upholstery]
  const rows = g.rowsOfSeats > 1 && g.deckX - g.cowlX > 190 ? [118, 30] : [30]
  const first = g.cowlX + 96
  return together(
    gradient(
      'leather',
      [0, seatTop(model, first), 0, seatTop(model, first) + 90],
      [
        [0, lighter(leather, 0.28)],
        [0.3, leather],
        [1, darker(leather, 0.55)],
      ],
    ),
    cockpit(model),
    foldedTop(model),
    rows.map((back) => seatRow(model, first + back - 30)),
    steeringWheel(model),
    windshield(model),
  )
}

const seatTop = ({ art: { geometry: g }, scene }: Model, x: number) => scene.camera.project([x, g.belt + 22, 0])[1]

function cockpit(model: Model): string {
  const { geometry: g, paint } = model.art
  const [from, to] = [g.cowlX + 26, g.deckX - 16]
  const half = edgeOf(model) - 9
  const y = g.belt + 4
  const rim: Vec[] = [
    [from, y, -half * 0.86],
    [from, y, half * 0.86],
    [from + 24, y, half],
    [to - 20, y, half],
    [to, y, half * 0.82],
    [to, y, -half * 0.82],
    [to - 20, y, -half],
    [from + 24, y, -half],
  ]
  return together(
    inSpace(model, rim, `fill="#141214" stroke="${darker(paint.base, 0.45)}" stroke-width="3" stroke-linejoin="round"`),
    inSpace(
      model,
      [
        [from + 4, y + 2, -half * 0.8],
        [from + 4, y + 2, half * 0.8],
        [from + 20, y - 10, half * 0.8],
        [from + 20, y - 10, -half * 0.8],
      ],
      `fill="${darker(paint.base, 0.5)}"`,
    ),
  )
}

function edgeOf({ art: { geometry: g }, body }: Model): number {
  const edge = body.at(-1)
  return edge ? halfAt(edge.plan, g.cowlX + 60) : g.width / 2
}

/** Two rounded backs, the driver's in front. */
function seatRow(model: Model, x: number): string {
  const { geometry: g, period } = model.art
  const half = edgeOf(model) - 16
  const top = g.belt + (period >= 1990 ? 16 : 19)
  const back = (from: number, to: number): Vec[] => [
    [x, g.belt - 8, from],
    [x + 7, top - 7, from + 1],
    [x + 9, top - 1, from + 6],
    [x + 9, top, (from + to) / 2],
    [x + 9, top - 1, to - 6],
    [x + 7, top - 7, to - 1],
    [x, g.belt - 8, to],
  ]
  const rest = (z: number): Vec[] => [
    [x + 9, top - 2, z - 11],
    [x + 11, top + 13, z - 9],
    [x + 11, top + 14, z],
    [x + 11, top + 13, z + 9],
    [x + 9, top - 2, z + 11],
  ]
  const fill = 'fill="url(#leather)" stroke="#000" stroke-opacity=".35" stroke-width="1.4" stroke-linejoin="round"'
  const backs = [back(-half, -2), back(2, half)]
  return together(
    period >= 1970 && [-half / 2, half / 2].map((z) => inSpace(model, rest(z), fill)),
    backs.map((places) => inSpace(model, places, fill)),
    [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75].map((share) =>
      lineInSpace(
        model,
        [
          [x + 2, g.belt - 4, share * half],
          [x + 8, top - 3, share * half],
        ],
        '#000',
        1.2,
        'stroke-opacity=".28"',
      ),
    ),
  )
}

function foldedTop(model: Model): string {
  const { geometry: g, paint, period } = model.art
  const half = edgeOf(model) - 12
  const [from, to, y] = [g.deckX - 34, g.deckX + 8, g.belt + 4]
  const cloth = paint.isLight || period >= 1990 ? '#3a3532' : '#e6e0d2'
  const hump: Vec[] = [
    [from, y, half],
    [from + 6, y + 11, half - 6],
    [from + 6, y + 13, 0],
    [from + 6, y + 11, -half + 6],
    [from, y, -half],
    [to, y, -half + 4],
    [to, y, half - 4],
  ]
  return together(
    inSpace(
      model,
      hump,
      `fill="${cloth}" stroke="#000" stroke-opacity=".3" stroke-width="1.2" stroke-linejoin="round"`,
    ),
    lineInSpace(
      model,
      [hump[1] ?? [0, 0, 0], hump[2] ?? [0, 0, 0], hump[3] ?? [0, 0, 0]],
      '#fff',
      2,
      'stroke-opacity=".35"',
    ),
  )
}

function steeringWheel(model: Model): string {
  const { geometry: g } = model.art
  const [x, y, z] = [g.cowlX + 58, g.belt + 8, edgeOf(model) / 2]
  const ring = Array.from({ length: 24 }, (_, i): Vec => {
    const turn = (i / 24) * Math.PI * 2
    return [x + Math.sin(turn) * 8, y + Math.sin(turn) * 15, z + Math.cos(turn) * 17]
  })
  return inSpace(model, ring, 'fill="none" stroke="#efe9dc" stroke-width="4.5"')
}

function windshield(model: Model): string {
  const { geometry: g, period } = model.art
  const [low, high] = [edgeOf(model) - 10, edgeOf(model) - 18]
  const [x0, x1] = [g.cowlX + 8, g.roofFrontX + (period === 1930 ? -6 : -16)]
  const top = Math.min(g.roof - 4, g.belt + 44)
  const bow = period === 1930 ? 0 : 13
  const edge = (half: number, x: number, y: number, steps = 10) =>
    Array.from({ length: steps + 1 }, (_, i): Vec => {
      const share = (i / steps) * 2 - 1
      return [x + bow * share ** 2, y, share * half]
    })
  const pane = [...edge(low, x0, g.belt + 5), ...edge(high, x1, top).toReversed()]
  const frame = period <= 1970 ? '#dfe3e6' : '#15181b'
  const streak = (from: number, to: number): Vec[] => [
    [x0 + bow * 0.3, g.belt + 6, low * from],
    [x1 + bow * 0.3, top - 2, high * (from + 0.3)],
    [x1 + bow * 0.3, top - 2, high * (to + 0.3)],
    [x0 + bow * 0.3, g.belt + 6, low * to],
  ]
  return together(
    gradient(
      'shield',
      [0, seatTop(model, x0) - 60, 0, seatTop(model, x0) + 50],
      [
        [0, '#dbe7ee', 0.62],
        [0.6, '#8fa2ad', 0.42],
        [1, '#5d6d77', 0.5],
      ],
    ),
    inSpace(model, pane, 'fill="url(#shield)"'),
    inSpace(model, streak(-0.6, -0.3), 'fill="#fff" fill-opacity=".22"'),
    inSpace(model, streak(0.1, 0.2), 'fill="#fff" fill-opacity=".2"'),
    inSpace(model, pane, `fill="none" stroke="${frame}" stroke-width="5" stroke-linejoin="round"`),
    inSpace(model, pane, 'fill="none" stroke="#3c4247" stroke-width="1" stroke-opacity=".7" stroke-linejoin="round"'),
  )
}
