import { openCabin } from '../interior/open-cabin'
import { type Art, hasSeparateFenders } from '../pen/art'
import { darker, lighter } from '../pen/color'
import { gradient, vehicleFills } from '../pen/fills'
import { frontAxle, type Geometry, rearAxle } from '../pen/geometry'
import { softLine } from '../pen/soft'
import { clip, type Drawing, disc, type Point, path, rounded, shape, short, together } from '../pen/svg'
import { cargoBox } from './cargo-box'
import { glasshouse } from './glasshouse'
import { lampsAndBumpers } from './lamps-and-bumpers'
import { panelLines } from './panel-lines'
import { roofExtras } from './roof-extras'
import { roofSign } from './roof-sign'
import { frontFender, rearFenderAndBoard } from './separate-fenders'
import { sideLivery } from './side-livery'
import { sideSurface } from './side-surface'
import { archRadius, hasCoveredRearWheel, wheel } from './wheels'

/** A car, truck or bus from its side, front to the left, in centimeters with y upwards. */
export function sideView(art: Art): Drawing {
  const { geometry: g } = art
  const isOld = hasSeparateFenders(art)
  const bodyPath = outlinePath(art)
  const wheels = wheel(art, frontAxle(g)) + wheel(art, rearAxle(g))
  const surface = bodySurface(art, bodyPath)
  const cabin = g.isOpen ? openCabin(art) : glasshouse(art)
  const svg = together(
    underside(g, archRadius(art)),
    isOld
      ? [surface, cabin, panelLines(art), rearFenderAndBoard(art), wheels, frontFender(art)]
      : [wheels, surface, cabin, panelLines(art)],
    cargoBox(art),
    lampsAndBumpers(art),
    roofExtras(art),
    roofSign(art),
  )
  return { defs: sideFills(art) + clip('shell', bodyPath), svg }
}

function sideFills({ geometry: g, paint }: Art): string {
  return together(
    vehicleFills(paint.base, { top: g.roof, low: g.sill, belt: g.belt }),
    gradient(
      'ends',
      [0, 0, g.length, 0],
      [
        [0, '#05070a', 0.42],
        [0.1, '#05070a', 0],
        [0.9, '#05070a', 0],
        [1, '#05070a', 0.46],
      ],
    ),
    gradient(
      'fender',
      [0, g.wheel * 2 + 22, 0, g.sill - 8],
      [
        [0, lighter(paint.base, 0.5)],
        [0.22, lighter(paint.base, 0.12)],
        [0.6, darker(paint.base, 0.18)],
        [1, darker(paint.base, 0.5)],
      ],
    ),
  )
}

function outlinePath(art: Art): string {
  const { geometry: g } = art
  if (hasSeparateFenders(art)) return rounded(outline(g))
  const arch = archRadius(art)
  return together(
    rounded(outline(g), { closed: false }),
    hasCoveredRearWheel(art) ? skirt(rearAxle(g), g) : wheelArch(rearAxle(g), g, arch),
    wheelArch(frontAxle(g), g, arch),
    'Z',
  )
}

function outline(g: Geometry): Point[] {
  const front: Point[] = [
    [g.tuck, g.sill, 5],
    [0, g.bumper, 10],
    [g.noseX, g.noseH, g.rNose],
    [g.cowlX, g.cowlH, g.rCowl],
  ]
  const top: Point[] = g.isOpen
    ? [
        [g.cowlX + 16, g.belt - 1, 6],
        [g.deckX - 26, g.belt - 1, 6],
      ]
    : [
        [g.roofFrontX, g.roof, g.rRoofFront],
        [g.roofRearX, g.roof - g.drop, g.rRoofRear],
      ]
  return [
    ...front,
    ...top,
    [g.deckX, g.deckH, g.rDeck],
    [g.length - g.tailX, g.tailH, g.rTail],
    [g.length, g.tailLow, 10],
    [g.length - g.tuck, g.sill, 5],
  ]
}

function wheelArch(x: number, g: Geometry, arch: number): string {
  const half = Math.sqrt(Math.max(arch ** 2 - (g.wheel - g.sill) ** 2, 1))
  const turn = `A${short(arch)} ${short(arch)} 0 ${g.wheel > g.sill ? 1 : 0} 1`
  return `L${short(x + half)} ${short(g.sill)}${turn} ${short(x - half)} ${short(g.sill)}`
}

/** A covered rear wheel: only a low opening is left. */
const skirt = (x: number, g: Geometry) =>
  `L${short(x + g.wheel)} ${short(g.sill)}L${short(x + g.wheel - 8)} ${short(g.sill + 6)}L${short(x - g.wheel + 8)} ${short(g.sill + 6)}L${short(x - g.wheel)} ${short(g.sill)}`

function underside(g: Geometry, arch: number): string {
  const [front, rear] = [frontAxle(g), rearAxle(g)]
  return together(
    shape(
      [
        [front - 20, g.sill - 10, 4],
        [front - 20, g.sill + 16],
        [rear + 20, g.sill + 16],
        [rear + 20, g.sill - 10, 4],
      ],
      'fill="#0c0d0f"',
    ),
    [front, rear].map((x) => disc(x, g.wheel, arch - 0.5, 'fill="#0b0c0e"')),
  )
}

function bodySurface(art: Art, bodyPath: string): string {
  const { geometry: g, paint } = art
  const shoulder: Point[] = [
    [g.noseX + 6, g.noseH - 3],
    [g.cowlX, g.belt - 2, 20],
    [g.deckX, g.belt - 2, 20],
    [g.length - g.tailX - 6, g.tailH - 4],
  ]
  return together(
    path(bodyPath, 'fill="url(#body)"'),
    '<g clip-path="url(#shell)">',
    sideSurface(art),
    sideLivery(art),
    path(bodyPath, 'fill="url(#ends)"'),
    softLine(shoulder, '#ffffff', 2.6, 0.6),
    '</g>',
    path(bodyPath, `fill="none" stroke="${darker(paint.base, 0.6)}" stroke-width=".9" stroke-opacity=".7"`),
  )
}
