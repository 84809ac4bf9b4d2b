import { type Art, isHeavy } from '../pen/art'
import { darker, lighter } from '../pen/color'
import { gradient, vehicleFills } from '../pen/fills'
import { lettering } from '../pen/lettering'
import { softLine } from '../pen/soft'
import { both, box, clip, type Drawing, line, type Point, pair, path, rounded, together } from '../pen/svg'
import { roofLoadFromBehind } from '../side/roof-extras'
import { roofSignFromBehind } from '../side/roof-sign'
import type { Period } from '../subject'
import { rearDetails } from './rear-details'
import { openRear, rearGlass } from './rear-glass'
import { planRear, type RearPlan } from './rear-plan'

/** A car, truck or bus from behind, its middle at x = 0. */
export function rearView(art: Art): Drawing {
  const { geometry: g, paint } = art
  const plan = planRear(art)
  const { half, low, top, belt } = plan
  const hull = rounded(hullOutline(art, plan))
  const shades: readonly [number, string, number][] = [
    [0, '#05070a', 0.5],
    [0.14, '#05070a', 0],
    [0.86, '#05070a', 0],
    [1, '#05070a', 0.5],
  ]
  const defs = vehicleFills(paint.base, { top, low, belt }) + gradient('turn', [-half, 0, half, 0], shades)
  const svg = together(
    box(-half * 0.8, g.sill - 14, half * 1.6, 22, 4, 'fill="#0c0d0f"'),
    tires(art, half),
    clip('shell', hull),
    hullSurface(art, plan, hull),
    g.isOpen ? openRear(art, plan) : rearGlass(art, plan),
    rearDetails(art, plan),
    rearLettering(art, plan),
    tallExtras(art, plan),
    roofLoadFromBehind(art, plan.roofHalf),
    roofSignFromBehind(art, top),
  )
  return { defs, svg }
}

const TIRE_WIDTH: Record<Period, number> = { 1930: 17, 1950: 20, 1970: 26, 1990: 26, 2020: 27 }

function tires(art: Art, half: number): string {
  const { geometry: g, period } = art
  const width = isHeavy(art) ? 32 : TIRE_WIDTH[period]
  return pair((side) =>
    together(
      box(side > 0 ? half - 8 - width : -half + 8, 0, width, g.wheel * 1.5, 5, 'fill="#141517"'),
      box(side > 0 ? half - 6 - width : -half + 10, 2, 5, g.wheel, 2, 'fill="#303337"'),
    ),
  )
}

function hullOutline({ geometry: g, period }: Art, plan: RearPlan): Point[] {
  const { half, low, belt, top, waist, roofHalf, roofCurve, isBoxy, isUpright } = plan
  if (g.isOpen)
    return both([
      [half * 0.9, low, 6],
      [half, low + 20, 14],
      [waist, belt - 4, 14],
      [waist * 0.6, belt + 1, 20],
    ])
  if (g.bedX) {
    return both([
      [half * 0.9, low, 6],
      [half, low + 26, 12],
      [half * 0.985, belt + 2, 4],
      [half * 0.84, belt + 2, 3],
      [half * 0.7, top - 2, roofCurve],
    ])
  }
  const hips = half * (period === 1930 && !isBoxy ? 0.88 : 1)
  const hasShoulder = !isBoxy && !isUpright && period !== 1930
  const shoulder: Point[] = hasShoulder ? [[Math.min(waist * 0.86, roofHalf * 1.26), belt + 5, 10]] : []
  return both([
    [half * 0.9, low, 6],
    [hips, low + (belt - low) * 0.45, 16],
    [waist, belt - 2, isBoxy ? 2 : 14],
    ...shoulder,
    [roofHalf, top - (isBoxy ? 0 : 2), roofCurve],
  ])
}

function hullSurface(art: Art, { half, low, belt, top, isBoxy }: RearPlan, hull: string): string {
  const { geometry: g, paint, livery, period, trim } = art
  const aboveBelt = (from: number, fill: string) => box(-half, belt + from, half * 2, top, 0, fill)
  const wood = box(
    -half + 16,
    low + 18,
    half * 2 - 32,
    belt - low - 24,
    3,
    'fill="#8a5a32" stroke="#caa26a" stroke-width="4"',
  )
  return together(
    path(hull, `fill="url(#${g.cargo && livery === 'plain' ? 'white' : 'body'})"`),
    '<g clip-path="url(#shell)">',
    paint.hasWhiteRoof && !isBoxy && aboveBelt(6, 'fill="url(#white)"'),
    period === 1950 &&
      trim.isTwoTone &&
      aboveBelt(4, `fill="${paint.isLight ? '#b8c3c0' : '#f0eadc'}" fill-opacity=".94"`),
    period === 1970 && trim.hasVinylRoof && aboveBelt(6, `fill="${darker(paint.base, 0.62)}" fill-opacity=".9"`),
    g.hasWood && wood,
    path(hull, 'fill="url(#turn)"'),
    softLine(
      [
        [-half + 10, belt - 3],
        [half - 10, belt - 3],
      ],
      '#fff',
      3,
      0.5,
    ),
    '</g>',
    path(hull, `fill="none" stroke="${darker(paint.base, 0.6)}" stroke-width=".8" stroke-opacity=".7"`),
  )
}

function rearLettering({ geometry: g, livery, period, paint }: Art, { low, belt, top, isUpright }: RearPlan): string {
  if (livery === 'police') {
    const isAboveLamps = !isUpright && (period === 1970 || period === 1990)
    const y = isAboveLamps ? belt - 4.5 : low + (belt - low) * 0.5 + 18
    return lettering('POLICE', {
      x: 0,
      y,
      height: isAboveLamps ? 6.5 : 8,
      color: paint.isLight ? '#1d2a44' : '#ecebe6',
      weight: 1.3,
    })
  }
  if (livery === 'fire' && g.cargo)
    return lettering('FIRE', { x: 0, y: top - 34, height: 20, color: '#ecd9a3', weight: 1.3 })
  if (livery !== 'ambulance') return ''
  if (g.cargo) return lettering('AMBULANCE', { x: 0, y: top - 34, height: 16, color: '#274a7c', weight: 1.3 })
  return lettering('AMBULANCE', {
    x: 0,
    y: g.isPanelVan ? top - 16 : belt - 10,
    height: g.isPanelVan ? 10 : 8,
    color: '#274a7c',
    weight: 1.3,
  })
}

/** Door mirrors stand out from behind; a spoiler hides the trunk's edge. */
function tallExtras({ geometry: g, period, trim, paint }: Art, { half, belt, waist, isBoxy }: RearPlan): string {
  const hasMirrors = period >= 1970 && !g.cargo && !g.isOpen
  const reach = g.isCoach ? 16 : 9
  const height = g.isCoach ? g.belt + 40 : isBoxy ? belt + 8 : belt + 3
  const color = darker(paint.base, 0.4)
  const mirror = (side: 1 | -1) =>
    together(
      line(
        [
          [side * waist * 0.9, height - 2],
          [side * half, height + 3],
        ],
        color,
        3,
      ),
      box(side > 0 ? half - 2 : -half - reach, height, reach + 2, g.isCoach ? 30 : 10, 3, `fill="${color}"`),
    )
  return together(
    hasMirrors && pair(mirror),
    trim.hasSpoiler &&
      period >= 1970 && [
        pair((side) =>
          line(
            [
              [side * half * 0.5, belt - 3],
              [side * half * 0.5, belt + 7],
            ],
            darker(paint.base, 0.3),
            5,
          ),
        ),
        box(
          -half * 0.8,
          belt + 6,
          half * 1.6,
          5,
          2.5,
          `fill="${lighter(paint.base, 0.08)}" stroke="${darker(paint.base, 0.6)}" stroke-width=".8"`,
        ),
      ],
  )
}
