import { hasSeparateFenders, isHeavy, seam, sideMiddle } from '../pen/art'
import { darker } from '../pen/color'
import { frontAxle, rearAxle } from '../pen/geometry'
import { type Point, together } from '../pen/svg'
import { archRadius } from '../side/wheels'
import { livery, secondColor } from './flank-livery'
import { onSide } from './hull'
import { block, flankLine, lineInSpace, type Model, onFlank } from './marks'

/** Bands, second colors and words, under the wheels. */
export const flankColors = (model: Model) => livery(model) + secondColor(model)

/** Cuts, moldings and handles of the driver's side. */
export const flank = (model: Model) => together(cuts(model), moldings(model), handles(model))

function cuts(model: Model): string {
  const { art } = model
  const { geometry: g } = art
  const stroke = `stroke="${seam(art)}" stroke-width="1.7" stroke-opacity=".75"`
  const light = 'stroke="#fff" stroke-width="1" stroke-opacity=".25"'
  const foot = g.sill + 7
  const cut = (x: number): Point[] => {
    const rear = rearAxle(g)
    const isOverWheel = x > rear - g.wheel - 12 && x < rear + g.wheel
    return [
      [x, g.belt - 1],
      [x - 1, isOverWheel ? g.wheel + archRadius(art) : foot],
    ]
  }
  const [first, last] = [g.doors.at(0), g.doors.at(-1)]
  return together(
    g.doors.map((x) => flankLine(model, cut(x), stroke) + flankLine(model, cut(x + 1.4), light)),
    first !== undefined &&
      last !== undefined &&
      flankLine(
        model,
        [
          [first, foot],
          [last - 14, foot],
        ],
        stroke,
      ),
    g.slider?.map((x) => flankLine(model, cut(x), stroke)),
    hoodCut(model),
  )
}

/** Where the hood meets the fender. */
function hoodCut(model: Model): string {
  const { geometry: g } = model.art
  if (g.cowlX < 40 || hasSeparateFenders(model.art)) return ''
  const half = g.width / 2 - 17
  const places = Array.from({ length: 12 }, (_, i) => {
    const x = g.noseX + 16 + (i / 11) * (g.cowlX - g.noseX - 18)
    const [, y] = onSide(model.body, x, 999)
    return [x, Math.min(y, g.noseH + ((g.cowlH - g.noseH) * x) / g.cowlX) + 1.5, half] as const
  })
  return lineInSpace(model, places, seam(model.art), 1.3, 'stroke-opacity=".5"')
}

function handles(model: Model): string {
  const { geometry: g, period, paint } = model.art
  const fill = period <= 1970 ? 'url(#metal)' : darker(paint.base, 0.5)
  const y = g.belt - (period === 2020 ? 15 : 12)
  return together(
    g.doors
      .slice(1)
      .map((x) =>
        onFlank(
          model,
          block(x - 19, y, 14, 3, 1.4),
          `fill="${fill}" stroke="#000" stroke-opacity=".3" stroke-width=".8"`,
        ),
      ),
  )
}

function moldings(model: Model): string {
  const { art } = model
  const { geometry: g, period } = art
  if (isHeavy(art) || hasSeparateFenders(art)) return ''
  const y = sideMiddle(art)
  const [from, to] = [frontAxle(g) + g.wheel + 8, rearAxle(g) - g.wheel - 8]
  const chrome = (height: number, width: number, begin = from, end = to) =>
    flankLine(
      model,
      [
        [begin, height],
        [end, height],
      ],
      `stroke="#eef1f3" stroke-width="${width}"`,
    ) +
    flankLine(
      model,
      [
        [begin, height - 1.4],
        [end, height - 1.4],
      ],
      `stroke="#30353a" stroke-width="1" stroke-opacity=".5"`,
    )
  if (period === 1950) {
    const long = flankLine(
      model,
      [
        [12, y + 18, 10],
        [g.length * 0.5, y + 14, 30],
        [g.length - 16, y + 22],
      ],
      'stroke="#e9edf0" stroke-width="3"',
    )
    return together(long, chrome(g.sill + 5, 3))
  }
  if (period === 1970) return together(chrome(y - 8, 2.6), chrome(g.sill + 3, 2.4))
  if (g.hasCladding || period === 1990)
    return flankLine(
      model,
      [
        [from, y - 4],
        [to, y - 4],
      ],
      'stroke="#1a1d20" stroke-width="5" stroke-opacity=".55"',
    )
  return flankLine(
    model,
    [
      [from, g.sill + 9, 20],
      [(from + to) / 2, g.sill + 13, 40],
      [to, g.sill + 17],
    ],
    'stroke="#fff" stroke-width="2" stroke-opacity=".28"',
  )
}
