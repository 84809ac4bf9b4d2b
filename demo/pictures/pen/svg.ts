/** A corner of an outline; `radius` rounds it. */
export type Point = readonly [x: number, y: number, radius?: number]

/** A part with the fills and clips it refers to. */
export type Drawing = { defs: string; svg: string }

type Drawn = string | false | undefined | readonly Drawn[]

/** Several parts as one; what is false or missing is left out. */
export function together(...parts: Drawn[]): string {
  return parts.map((part) => (typeof part === 'object' ? together(...part) : part || '')).join('')
}

/** At most two decimals, so that drawings stay light. */
export const short = (value: number) => Math.round(value * 100) / 100

/** A path through the points, every corner rounded by its own radius. */
export function rounded(points: readonly Point[], { closed = true } = {}): string {
  const count = points.length
  const steps = points.map((point, i) => {
    const [x, y, radius = 0] = point
    const move = i === 0 ? 'M' : 'L'
    const isEnd = !closed && (i === 0 || i === count - 1)
    if (isEnd || radius === 0) return `${move}${short(x)} ${short(y)}`
    const [sx, sy] = toward(point, points[(i + count - 1) % count] ?? point, radius)
    const [ex, ey] = toward(point, points[(i + 1) % count] ?? point, radius)
    return `${move}${short(sx)} ${short(sy)}Q${short(x)} ${short(y)} ${short(ex)} ${short(ey)}`
  })
  return steps.join('') + (closed ? 'Z' : '')
}

function toward([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1
  const share = Math.min(distance, length / 2) / length
  return [x + (tx - x) * share, y + (ty - y) * share]
}

export const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`

export const shape = (points: readonly Point[], attributes: string) => path(rounded(points), attributes)

export const line = (points: readonly Point[], color: string, width: number, more = '') =>
  path(
    rounded(points, { closed: false }),
    `fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}`,
  )

export const disc = (x: number, y: number, r: number, attributes: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${attributes}/>`

export const oval = (x: number, y: number, rx: number, ry: number, attributes: string) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${attributes}/>`

export const box = (x: number, y: number, w: number, h: number, r: number, attributes: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${short(r)}" ${attributes}/>`

/** The same drawing to the right (1) and to the left (-1) of the middle. */
export const pair = (drawOne: (side: 1 | -1) => string) => drawOne(1) + drawOne(-1)

/** An outline and its mirror image about x = 0. */
export const both = (half: readonly Point[]): Point[] => [
  ...half,
  ...half.map(([x, y, radius]): Point => [-x, y, radius]).reverse(),
]

export const times = (count: number, drawOne: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => drawOne(index)).join('')

export const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`
