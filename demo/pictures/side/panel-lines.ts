import { type Art, isHeavy, seam } from '../pen/art'
import { darker } from '../pen/color'
import { rearAxle } from '../pen/geometry'
import { box, line, type Point, shape, together } from '../pen/svg'
import { cut, doorFoot, entranceDoor, handles, slidingDoor } from './doors'

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
    period >= 1970 && !isHeavy(art) && art.likeness !== 'tesla' && fuelDoor(art),
    g.hasRails && roofRails(art),
    g.isCoach && art.angle === 'passenger' && entranceDoor(art),
  )
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
      'stroke-opacity=".5"',
    ),
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
  return (
    line(hood, seam(art), 0.8, 'stroke-opacity=".5"') +
    (hasTrunk ? line(trunk, seam(art), 0.8, 'stroke-opacity=".45"') : '')
  )
}

const fuelDoor = (art: Art) =>
  box(
    rearAxle(art.geometry) + 24,
    art.geometry.belt - 24,
    11,
    9,
    2,
    `fill="none" stroke="${seam(art)}" stroke-width=".8" stroke-opacity=".6"`,
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
