import type { Art } from '../pen/art'
import { darker } from '../pen/color'
import { vehicleFills } from '../pen/fills'
import { lettering } from '../pen/lettering'
import { softLine } from '../pen/soft'
import { box, type Drawing, disc, line, oval, shape, together } from '../pen/svg'
import { engine } from './motorcycle-engine'
import { fenders, fork, frame } from './motorcycle-frame'
import { fairing, handlebar, headlamp } from './motorcycle-front'
import { bags, saddle, tail } from './motorcycle-seat'
import { FRONT_AXLE, isEarly, isFaired, REAR_AXLE } from './motorcycle-style'
import { motorcycleWheel } from './motorcycle-wheel'

/** A motorcycle from its left side, front to the left. */
export function motorcycleFromTheSide(art: Art): Drawing {
  const svg = together(
    motorcycleWheel(art, FRONT_AXLE),
    motorcycleWheel(art, REAR_AXLE),
    fenders(art),
    frame(art),
    engine(art),
    tail(art),
    fork(art),
    tank(art),
    saddle(art),
    bags(art),
    isFaired(art) && fairing(art),
    !isFaired(art) && headlamp,
    handlebar(art),
    tailLamp(art),
    art.livery === 'police' && patrolTrim(art),
  )
  return { defs: vehicleFills(art.paint.base, { top: 105, low: 40, belt: 84 }), svg }
}

function tank({ paint, period, trim }: Art): string {
  const band = period <= 1970 ? '#f0e6cd' : '#17191c'
  return together(
    shape(
      [
        [74, 84, 8],
        [80, 99, 12],
        [104, 101, 16],
        [124, 86, 8],
        [122, 78, 6],
        [84, 76, 8],
      ],
      `fill="url(#body)" stroke="${darker(paint.base, 0.6)}" stroke-width=".6"`,
    ),
    softLine(
      [
        [84, 95],
        [104, 97, 8],
        [116, 89],
      ],
      '#fff',
      2,
      0.6,
    ),
    trim.upholstery === 1
      ? oval(98, 87, 9, 5, `fill="${band}" fill-opacity=".85"`)
      : line(
          [
            [84, 84],
            [116, 83],
          ],
          band,
          1.4,
          'stroke-opacity=".8"',
        ),
  )
}

const tailLamp = (art: Art) =>
  box(isEarly(art) ? 213 : 197, isEarly(art) ? 52 : isFaired(art) ? 94 : 81, 7, 6, 2, 'fill="#b31f24"')

function patrolTrim({ angle }: Art): string {
  return together(
    box(196, 84, 2, 38, 1, 'fill="#4b5055"'),
    disc(197, 123, 4.4, 'fill="#2754b8"'),
    shape(
      [
        [60, 98],
        [52, 124, 5],
        [66, 126, 5],
        [76, 104],
      ],
      'fill="#a9bcc6" fill-opacity=".6" stroke="#6d757c" stroke-width=".9"',
    ),
    shape(
      [
        [166, 44, 4],
        [166, 72, 4],
        [204, 74, 5],
        [206, 46, 6],
      ],
      'fill="#ecebe6"',
    ),
    lettering('POLICE', { x: 186, y: 58, height: 6, color: '#1d2a44', flipped: angle === 'passenger' }),
  )
}
