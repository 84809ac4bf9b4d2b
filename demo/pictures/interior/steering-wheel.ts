import type { Art } from '../pen/art'
import { softRing } from '../pen/soft'
import { disc, line, oval, shape, short, together } from '../pen/svg'
import type { Period } from '../subject'

type Style = { radius: number; width: number; rim: string; hub: number }

const STYLES: Record<Period, Style> = {
  1930: { radius: 186, width: 13, rim: '#1a1b1d', hub: 30 },
  1950: { radius: 182, width: 13, rim: '#ece4d0', hub: 36 },
  1970: { radius: 172, width: 18, rim: '#23201e', hub: 44 },
  1990: { radius: 164, width: 27, rim: '#2b2c2f', hub: 72 },
  2020: { radius: 160, width: 27, rim: '#1b1d20', hub: 56 },
}

type Wheel = Style & { art: Art; x: number; y: number }

/** Mark all as read a little from above, so that it is lower than it is wide. */
const SQUASH = 0.88

/** The steering wheel with its column and stalk, in front of the driver at the left. */
export function steeringWheel(art: Art, isTall: boolean): string {
  const style = STYLES[art.period]
  const wheel: Wheel = { ...style, radius: style.radius + (isTall ? 14 : 0), art, x: 338, y: isTall ? 600 : 590 }
  const { x, y, radius, width } = wheel
  const ring = (r: number, w: number, color: string, more = '') =>
    oval(x, y, r, r * SQUASH, `fill="none" stroke="${color}" stroke-width="${short(w)}" ${more}`)
  return together(
    line(
      [
        [x + 20, y - 10],
        [x + 70, y - 30],
      ],
      '#1d1f22',
      30,
    ),
    stalk(wheel),
    softRing(x + 6, y + 16, radius, radius * SQUASH, width + 18, 0.35),
    SPOKES[art.period](wheel),
    ring(radius, width, wheel.rim),
    ring(radius + width * 0.22, width * 0.16, '#fff', 'stroke-opacity=".3"'),
    art.period >= 1990 ? airbag(wheel) : horn(wheel),
  )
}

function stalk({ art, x, y, radius }: Wheel): string {
  if (art.period >= 1990)
    return line(
      [
        [x + radius * 0.5, y - 46],
        [x + radius * 0.84, y - 58],
      ],
      '#1a1c1f',
      11,
    )
  return (
    line(
      [
        [x + 50, y - 6],
        [x + radius * 0.92, y - 34],
      ],
      '#c9ced2',
      6,
    ) + disc(x + radius * 0.94, y - 35, 9, 'fill="#ece6d6"')
  )
}

function spoke({ x, y, radius }: Wheel, degrees: number, color: string, width: number): string {
  const turn = (degrees * Math.PI) / 180
  return line(
    [
      [x, y],
      [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * SQUASH],
    ],
    color,
    width,
  )
}

const SPOKES: Record<Period, (wheel: Wheel) => string> = {
  1930: (wheel) =>
    together(
      (wheel.art.trim.wheels === 1 ? [0, 90, 180, 270] : [-90, 30, 150]).map((at) => spoke(wheel, at, '#1a1b1d', 9)),
    ),
  1950: (wheel) =>
    together(
      [8, 172].map((at) => spoke(wheel, at, '#ece4d0', 15)),
      oval(
        wheel.x,
        wheel.y,
        wheel.radius * 0.62,
        wheel.radius * 0.62 * SQUASH,
        'fill="none" stroke="url(#chrome)" stroke-width="6"',
      ),
    ),
  1970: (wheel) =>
    together(
      (wheel.art.trim.wheels === 2 ? [12, 168] : [20, 160, 90]).map(
        (at) => spoke(wheel, at, '#b9bec3', 20) + spoke(wheel, at, '#5d646b', 3),
      ),
    ),
  1990: (wheel) =>
    together(
      (wheel.art.trim.wheels === 2 ? [4, 176, 90] : [12, 168, 60, 120]).map((at) => spoke(wheel, at, '#34353a', 32)),
    ),
  2020: (wheel) => together([6, 174, 90].map((at) => spoke(wheel, at, '#24272b', 34))),
}

function airbag({ art, x, y, hub }: Wheel): string {
  return together(
    shape(
      [
        [x - hub, y - hub * 0.6, 20],
        [x + hub, y - hub * 0.6, 20],
        [x + hub * 0.7, y + hub * 0.8, 30],
        [x - hub * 0.7, y + hub * 0.8, 30],
      ],
      `fill="${art.period === 1990 ? '#3c3d41' : '#1d2023'}"`,
    ),
    oval(x, y, 17, 13, 'fill="none" stroke="#aeb4b9" stroke-width="3"'),
  )
}

function horn({ art, x, y, hub }: Wheel): string {
  const cap = hub * 0.66
  return together(
    oval(x, y, hub, hub * SQUASH, `fill="${art.period === 1950 ? '#ece4d0' : '#202225'}"`),
    oval(x, y, cap, cap * SQUASH, `fill="${art.period === 1930 ? '#3a3d40' : art.paint.base}"`),
    oval(x, y, cap, cap * SQUASH, 'fill="none" stroke="url(#chrome)" stroke-width="4"'),
  )
}
