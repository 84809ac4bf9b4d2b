import { type Art, isHeavy } from './art'
import { darker } from './color'
import { rearAxle } from './geometry'
import { box, line, type Point, path, rounded, shape, together } from './svg'

/** Door cuts, handles, mirrors, fuel door, roof rails: the lines that give a side its scale. */
export function panelLines(art: Art): string {
  const { geometry: g, period } = art
  return together(
    g.doors.map((x) => cut(art, x)),
    doorFoot(art),
    handles(art),
    g.bedX !== undefined && bedEdge(art, g.bedX),
    g.slider && slidingDoor(art, g.slider),
    period >= 1970 && !g.isCoach && doorMirror(art),
    hoodAndTrunkLines(art),
    period >= 1970 && !isHeavy(art) && fuelDoor(art),
    g.hasRails && roofRails(art),
    g.isCoach && entranceDoor(art),
  )
}

const seam = ({ paint }: Art) => darker(paint.base, 0.66)

/** A gap with its lit edge; behind the rear door it ends above the wheel. */
function cut(art: Art, x: number, top = art.geometry.belt): string {
  const { geometry: g } = art
  const rear = rearAxle(g)
  const isOverWheel = x > rear - g.wheel - 12 && x < rear + g.wheel
  const foot = isOverWheel ? g.wheel * 1.9 : g.sill + 5
  return together(
    line(
      [
        [x, top],
        [x - 1, foot],
      ],
      seam(art),
      0.9,
      'opacity=".75"',
    ),
    line(
      [
        [x + 1, top],
        [x, foot],
      ],
      '#fff',
      0.7,
      'opacity=".22"',
    ),
  )
}

function doorFoot(art: Art): string {
  const { geometry: g } = art
  const [first, last] = [g.doors.at(0), g.doors.at(-1)]
  if (first === undefined || last === undefined) return ''
  return line(
    [
      [first, g.sill + 5],
      [last - 1, g.sill + 5],
    ],
    seam(art),
    0.9,
    'opacity=".6"',
  )
}

const handleHeight = ({ geometry: g, period }: Art) => g.belt - (period === 2020 ? 15 : 11)

function handles(art: Art): string {
  const { geometry: g, period, paint } = art
  const y = handleHeight(art)
  const modern = period === 1990 ? '#17191c' : darker(paint.base, 0.34)
  const fill = period <= 1970 ? 'url(#chrome)' : modern
  return g.doors
    .slice(1)
    .map((x) => x - 18)
    .map((x) =>
      together(
        box(x, y, 13, period === 2020 ? 2.2 : 2.8, 1.3, `fill="${fill}"`),
        line(
          [
            [x + 0.5, y - 0.9],
            [x + 12.5, y - 0.9],
          ],
          '#000',
          0.7,
          'opacity=".3"',
        ),
      ),
    )
    .join('')
}

function bedEdge({ geometry: g }: Art, bedX: number): string {
  return together(
    line(
      [
        [bedX, g.belt - 5],
        [bedX - 1, g.sill + 5],
      ],
      '#0d0f11',
      2.2,
    ),
    line(
      [
        [bedX + 2, g.deckH - 3],
        [g.length - 4, g.tailH - 3],
      ],
      '#fff',
      1.6,
      'opacity=".5"',
    ),
  )
}

function slidingDoor(art: Art, [from, to]: readonly [number, number]): string {
  const { geometry: g, period } = art
  const top = g.roof - 18
  return together(
    cut(art, from, top),
    cut(art, to, top),
    line(
      [
        [from, top],
        [to, top],
      ],
      seam(art),
      0.9,
      'opacity=".7"',
    ),
    period >= 1970 &&
      line(
        [
          [to + 4, g.belt - 16],
          [g.length - 26, g.belt - 16],
        ],
        '#101316',
        1.8,
        'opacity=".7"',
      ),
    box(from + 6, handleHeight(art), 13, 2.8, 1.2, 'fill="#1a1d20"'),
  )
}

function doorMirror({ geometry: g, period, paint }: Art): string {
  const painted = darker(paint.base, period === 2020 ? 0.2 : 0.35)
  const at: Point[] = [
    [g.cowlX + 26, g.belt + 2, 2],
    [g.cowlX + 24, g.belt + 12, 4],
    [g.cowlX + 38, g.belt + 13, 4],
    [g.cowlX + 40, g.belt + 3, 2],
  ]
  return shape(at, `fill="${period === 1970 ? 'url(#chrome)' : painted}"`)
}

function hoodAndTrunkLines(art: Art): string {
  const { geometry: g, period } = art
  if (period === 1930 || g.isCoach) return ''
  const hood: Point[] = [
    [g.noseX + 18, g.noseH - 7],
    [g.cowlX - 6, g.belt - 6, 20],
    [g.cowlX + 16, g.belt - 4],
  ]
  const hasTrunk = period >= 1970 && !g.isOpen && !g.bedX && !g.cargo
  const trunk: Point[] = [
    [g.deckX + 10, g.deckH - 7],
    [g.length - g.tailX - 14, g.tailH - 9],
  ]
  return line(hood, seam(art), 0.8, 'opacity=".5"') + (hasTrunk ? line(trunk, seam(art), 0.8, 'opacity=".45"') : '')
}

const fuelDoor = (art: Art) =>
  box(
    rearAxle(art.geometry) + 24,
    art.geometry.belt - 24,
    11,
    9,
    2,
    `fill="none" stroke="${seam(art)}" stroke-width=".8" opacity=".6"`,
  )

function roofRails({ geometry: g, period }: Art): string {
  return together(
    line(
      [
        [g.roofFrontX + 34, g.roof + 2.5],
        [g.roofRearX - 16, g.roof + 1.5],
      ],
      period === 1970 ? '#d3d7da' : '#1b1e21',
      2,
    ),
    [g.roofFrontX + 40, g.roofRearX - 22].map((x) =>
      line(
        [
          [x, g.roof - 1],
          [x, g.roof + 2],
        ],
        '#1b1e21',
        2.2,
      ),
    ),
  )
}

function entranceDoor(art: Art): string {
  const { geometry: g } = art
  const [from, to, low, top] = [g.cowlX + 34, g.cowlX + 82, 52, g.roof - 34]
  const leaf: Point[] = [
    [from, low, 3],
    [from, top, 4],
    [to, top, 4],
    [to, low, 3],
  ]
  return together(
    path(rounded(leaf), `fill="none" stroke="${seam(art)}" stroke-width="1.6" opacity=".5"`),
    line(
      [
        [(from + to) / 2, low + 2],
        [(from + to) / 2, top - 2],
      ],
      seam(art),
      1.2,
      'opacity=".5"',
    ),
  )
}
