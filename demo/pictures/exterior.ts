import { motorcycleFromBehind } from './motorcycle/motorcycle-rear'
import { motorcycleFromTheSide } from './motorcycle/motorcycle-side'
import type { Art } from './pen/art'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pen/canvas'
import { gradient, vignette } from './pen/fills'
import { box, type Drawing, short, together } from './pen/svg'
import { rearView } from './rear/rear-view'
import { placeOf, scenery } from './settings/settings'
import { flatShadow, shadowFills } from './shadows'
import { sideView } from './side/side-view'
import { frontView } from './solid/front-view'

const MIDDLE = PICTURE_WIDTH / 2

/** A vehicle as it stands in a picture, and where the ground behind it ends. */
type Standing = Drawing & { horizon: number }

/** The vehicle on its set. The driver's side faces left; tires stand in the lower third. */
export function exterior(art: Art): string {
  const place = placeOf(art)
  const vehicle = art.angle === 'front' ? frontView(art, place.light) : flatView(art, place.isGlossy)
  const behind = scenery(art, vehicle.horizon)
  const { tint } = place
  return together(
    `<defs>${behind.defs}${vehicle.defs}${vignette(0.55, 0.3, 'cx=".5" cy=".52" r=".76"')}</defs>`,
    behind.svg,
    vehicle.svg,
    tint && box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 0, `fill="${tint.color}" fill-opacity="${tint.opacity}"`),
    box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 0, 'fill="url(#vignette)"'),
  )
}

/** Straight from the side or from behind, with contact shadow and, on a glossy floor, a faint reflection. */
function flatView(art: Art, isGlossy: boolean): Standing {
  const { geometry: g, angle } = art
  const isRear = angle === 'rear'
  const tallest = Math.max(g.roof, g.cargo?.top ?? 0)
  const length = isRear ? g.width : g.length
  const scale = isRear ? Math.min(600 / length, 545 / tallest) : Math.min(1010 / length, 560 / tallest)
  const groundY = 706 + Math.min(tallest * scale, 560) * 0.09
  const isMirrored = angle === 'passenger'
  const left = isRear ? MIDDLE : MIDDLE - (length * scale) / 2
  const place = (up: 1 | -1) =>
    `translate(${short(isMirrored ? PICTURE_WIDTH - left : left)} ${short(groundY)}) scale(${short(isMirrored ? -scale : scale)} ${short(scale * up)})`
  const vehicle = vehicleFrom(art)
  const defs = together(
    vehicle.defs,
    isGlossy && reflectionMask(groundY),
    shadowFills,
    `<g id="vehicle">${vehicle.svg}</g>`,
  )
  const svg = together(
    isGlossy && `<g mask="url(#mirror)" stroke-opacity=".8"><use href="#vehicle" transform="${place(1)}"/></g>`,
    flatShadow(art, scale, groundY),
    `<use href="#vehicle" transform="${place(-1)}"/>`,
  )
  return { defs, svg, horizon: groundY - 112 }
}

function vehicleFrom(art: Art): Drawing {
  const isRear = art.angle === 'rear'
  if (art.body === 'motorcycle') return isRear ? motorcycleFromBehind(art) : motorcycleFromTheSide(art)
  return isRear ? rearView(art) : sideView(art)
}

function reflectionMask(groundY: number): string {
  const area = `x="0" y="${short(groundY)}" width="${PICTURE_WIDTH}" height="130"`
  return together(
    gradient(
      'fade',
      [0, groundY, 0, groundY + 120],
      [
        [0, '#ffffff', 0.34],
        [1, '#ffffff', 0],
      ],
    ),
    `<mask id="mirror" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="url(#fade)"/></mask>`,
  )
}
