import { type Art, hasSeparateFenders, roofColor } from '../pen/art'
import { channels, darker } from '../pen/color'
import { type Drawing, path, together } from '../pen/svg'
import { groundShadow } from '../shadows'
import { roofSignFromBehind } from '../side/roof-sign'
import { cabin, lowerBody, styleOf } from './body-hulls'
import { cameraFor, type Frame } from './camera'
import { earlyFace, earlyLampsAndBumper, farSide, nearSide } from './early-car'
import { face } from './face'
import { flank, flankColors } from './flank'
import { frontFills } from './front-fills'
import { glass } from './glass'
import { lid, walls } from './hull'
import type { Finish, Light } from './light'
import { bed, cargo } from './load'
import { facingAhead, lineInSpace, type Model } from './marks'
import { facePath, type Scene, surface } from './mesh'
import { openCar } from './open-car'
import { schoolBusCap } from './school-bus'
import type { Vec } from './vector'
import { farWheels, nearWheels } from './wheels'

const DARK_GLASS: Finish = { color: channels('#14181c'), gloss: 0.5 }

/** Far below everything that looks up. */
const BELOW: Vec = [250, -9000, 0]

const FRAME: Frame = { middle: 600, ground: 752, width: 1010, height: 560 }

/** A car, truck or bus from ahead of the driver's side. */
export function frontView(art: Art, light: Light): Drawing & { horizon: number } {
  const { geometry: g } = art
  const scene: Scene = { camera: cameraFor(corners(art), { length: g.length, height: g.roof }, FRAME), light }
  const model: Model = { art, body: lowerBody(art), cabin: cabin(art), scene }
  const isEarly = hasSeparateFenders(art)
  const svg = together(
    groundShadow(art, scene),
    isEarly ? farSide(model) : farWheels(art, scene),
    underside(art, scene),
    shell(model),
    flankColors(model),
    !isEarly && nearWheels(art, model.body, scene),
    flank(model),
    isEarly ? earlyFace(model) : face(model),
    bed(model),
    cargo(model),
    g.isOpen ? openCar(model) : house(model),
    isEarly && nearSide(model),
    isEarly && earlyLampsAndBumper(model),
    mirror(model),
    g.isOpen ? '' : sign(model),
  )
  const { horizon } = scene.camera
  return { defs: frontFills(model), svg, horizon: horizon + (FRAME.ground - horizon) * 0.26 }
}

function shell({ art, body, scene }: Model): string {
  const { geometry: g, paint } = art
  const inside: Vec = [g.length / 2, g.sill - 60, 0]
  const color = channels(paint.base)
  const coat = (): Finish => ({ color, gloss: 0.34 })
  const edge = body.at(-1)
  const rows = walls(body)
  return together(
    surface('wall', rows, inside, coat, scene),
    path(facePath(rows.at(-1) ?? [], scene), `fill="${darker(paint.base, 0.15)}"`),
    edge && surface('lid', lid(edge, styleOf(art).crown, 50), BELOW, coat, scene),
  )
}

function house(model: Model): string {
  const { art, cabin, scene } = model
  const { geometry: g } = art
  const inside: Vec = [g.length / 2, g.belt, 0]
  const color = channels(roofColor(art))
  const coat = (): Finish => ({ color, gloss: 0.34 })
  const eaves = cabin.at(-1)
  return together(
    surface('cabin', walls(cabin), inside, coat, scene),
    eaves && surface('roof', lid(eaves, 4, 40), BELOW, art.likeness === 'tesla' ? () => DARK_GLASS : coat, scene),
    glass(model),
    art.likeness === 'school-bus' && schoolBusCap(model),
  )
}

function mirror(model: Model): string {
  const { geometry: g, period, paint } = model.art
  if (period === 1930 || g.isCoach) return ''
  const at: Vec = [g.cowlX + 34, g.belt + 8, g.width / 2 + 6]
  const fill = period <= 1970 ? 'url(#metal)' : paint.base
  return together(
    lineInSpace(model, [[g.cowlX + 38, g.belt, g.width / 2 - 10], at], '#1a1d20', 4),
    facingAhead(
      model,
      at,
      `<rect x="-9" y="-6" width="19" height="13" rx="5" fill="${fill}" stroke="#15181b" stroke-width="1"/>`,
    ),
  )
}

function sign(model: Model): string {
  const { geometry: g } = model.art
  const x = (g.roofFrontX + Math.min(g.roofRearX, g.length * 0.72)) / 2 - 20
  return facingAhead(model, [x, g.roof - 2, 0], roofSignFromBehind(model.art, 0))
}

function corners({ geometry: g }: Art): Vec[] {
  const half = g.width / 2
  return [-1, 1].flatMap((side): Vec[] => [
    [0, 0, half * 0.8 * side],
    [g.length, 0, half * side],
    [0, g.noseH, half * 0.9 * side],
    [g.length, g.deckH, half * 0.9 * side],
    [g.roofFrontX, g.roof, half * 0.6 * side],
    [g.roofRearX, g.roof, half * 0.6 * side],
    [g.cargo?.from ?? g.roofRearX, g.cargo?.top ?? g.roof, half * 0.6 * side],
    [g.cargo?.to ?? g.roofRearX, g.cargo?.top ?? g.roof, half * side],
  ])
}

function underside(art: Art, scene: Scene): string {
  const { geometry: g } = art
  const half = g.width / 2 - (hasSeparateFenders(art) ? 34 : 24)
  const places: Vec[] = [
    [50, 14, -half],
    [50, 14, half],
    [g.length - 70, 14, half],
    [g.length - 70, g.sill + 8, half],
    [50, g.sill + 8, half],
    [50, g.sill + 8, -half],
  ]
  return path(facePath(places, scene), 'fill="#08090b"')
}
