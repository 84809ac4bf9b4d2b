import { box, line, oval, type Point, short, together } from './svg'

// Soft edges without blur filters: a blur over a whole picture costs more than all the rest of its drawing.
// For the same reason drawings use fill-opacity and stroke-opacity: plain opacity makes the renderer open a layer.

/** A highlight that fades out on both sides. */
export function softLine(points: readonly Point[], color: string, width: number, opacity: number): string {
  return together(
    line(points, color, width + 3, `stroke-opacity="${short(opacity * 0.22)}"`),
    line(points, color, width + 1, `stroke-opacity="${short(opacity * 0.3)}"`),
    line(points, color, width * 0.5, `stroke-opacity="${short(opacity * 0.5)}"`),
  )
}

const STEPS = [1, 0.7, 0.42, 0.14, -0.14, -0.42]

/** The opacity of the layer at `index`, outermost first, so that the edge fades evenly up to `opacity`. */
function layer(opacity: number, index: number, layers: number): number {
  const each = opacity / layers
  return short(each / (1 - each * index))
}

/** A rounded block whose edge fades over `blur` on either side. */
export function softBox(x: number, y: number, w: number, h: number, blur: number, color: string, opacity = 1): string {
  return together(
    STEPS.map((step, index) => {
      const fill = `fill="${color}" fill-opacity="${layer(opacity, index, STEPS.length)}"`
      const by = blur * step
      const width = Math.max(w + by * 2, 1)
      const height = Math.max(h + by * 2, 1)
      return box(x + (w - width) / 2, y + (h - height) / 2, width, height, Math.max(blur * 0.3 + by, 0), fill)
    }),
  )
}

const RING_WIDTHS = [1.8, 1.5, 1.2, 0.95, 0.7]

/** A ring whose edge fades, for shadows of rims and arches. */
export function softRing(x: number, y: number, rx: number, ry: number, width: number, opacity: number): string {
  const shade = (index: number) =>
    `fill="none" stroke="#000" stroke-opacity="${layer(opacity, index, RING_WIDTHS.length)}"`
  return together(
    RING_WIDTHS.map((share, i) => oval(x, y, rx, ry, `${shade(i)} stroke-width="${short(width * share)}"`)),
  )
}
