import { street, studio } from './backdrop'
import { motorcycleFromBehind } from './motorcycle/motorcycle-rear'
import { motorcycleFromTheSide } from './motorcycle/motorcycle-side'
import type { Art } from './pen/art'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pen/canvas'
import { glow, gradient, vignette } from './pen/fills'
import { box, type Drawing, oval, short, together } from './pen/svg'
import { rearView } from './rear/rear-view'
import { sideView } from './side/side-view'
import type { Backdrop } from './subject'

const MIDDLE = PICTURE_WIDTH / 2

/** The vehicle on its set, with contact shadow and a faint reflection. The driver's side faces left. */
export function exterior(art: Art, backdrop: Backdrop): string {
  const { geometry: g, angle } = art
  const isRear = angle === 'rear'
  const tallest = Math.max(g.roof, g.cargo?.top ?? 0)
  const length = isRear ? g.width : g.length
  const scale = isRear ? Math.min(600 / length, 545 / tallest) : Math.min(1010 / length, 560 / tallest)
  const groundY = 505 + Math.min(tallest * scale, 560) * 0.46
  const span = (length * scale) / 2
  const scenery = backdrop === 'street' ? street(art.place, groundY - 62, 11) : studio(art.place, groundY)
  const vehicle = vehicleFrom(art)
  const isMirrored = angle === 'passenger'
  const left = isRear ? MIDDLE : MIDDLE - span
  const place = (up: 1 | -1) =>
    `translate(${short(isMirrored ? PICTURE_WIDTH - left : left)} ${short(groundY)}) scale(${short(isMirrored ? -scale : scale)} ${short(scale * up)})`
  return together(
    `<defs>${scenery.defs}${vehicle.defs}${reflectionMask(groundY)}${shadowFills}<g id="vehicle">${vehicle.svg}</g></defs>`,
    scenery.svg,
    `<g mask="url(#mirror)" stroke-opacity="${backdrop === 'street' ? 0.25 : 0.8}"><use href="#vehicle" transform="${place(1)}"/></g>`,
    contactShadow(span, groundY, isRear),
    `<use href="#vehicle" transform="${place(-1)}"/>`,
    box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 0, 'fill="url(#vignette)"'),
  )
}

function vehicleFrom(art: Art): Drawing {
  const isRear = art.angle === 'rear'
  if (art.body === 'motorcycle') return isRear ? motorcycleFromBehind(art) : motorcycleFromTheSide(art)
  return isRear ? rearView(art) : sideView(art)
}

const shadowFills = together(
  vignette(0.62, 0.15, 'cx=".5" cy=".52" r=".74"'),
  glow('shade', [
    [0, '#14161a', 0.5],
    [0.5, '#14161a', 0.34],
    [0.8, '#14161a', 0.12],
    [1, '#14161a', 0],
  ]),
)

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

/** Darkest where the tires stand; a wide soft pool around it. */
function contactShadow(span: number, groundY: number, isRear: boolean): string {
  const layers = [1.5, 1.2, 0.95, 0.7, 0.5, 0.3, 0.12, -0.05, -0.2]
  return together(
    oval(MIDDLE, groundY + 8, span * 1.05 + 46, isRear ? 56 : 46, 'fill="url(#shade)"'),
    layers.map((out, i) => {
      const half = span * 0.9 + out * 22
      const height = Math.max(10 + out * 24, 3)
      return box(
        MIDDLE - half,
        groundY - 3 - height / 2,
        half * 2,
        height,
        height / 2,
        `fill="#08090b" fill-opacity="${short(0.04 + i * 0.025)}"`,
      )
    }),
  )
}
