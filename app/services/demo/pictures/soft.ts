import { box, line, oval, type Point, short, together } from './svg'

// Soft edges without blur filters: a blur over a whole picture costs more than all the rest of its drawing.

/** A highlight that fades out on both sides. */
export function softLine(points: readonly Point[], color: string, width: number, opacity: number): string {
  return together(
    line(points, color, width + 3, `opacity="${short(opacity * 0.22)}"`),
    line(points, color, width + 1, `opacity="${short(opacity * 0.3)}"`),
    line(points, color, width * 0.5, `opacity="${short(opacity * 0.5)}"`),
  )
}

/** A rounded block whose edge fades over `blur` on either side. */
export function softBox(
  x: number,
  y: number,
  w: number,
  h: number,
  blur: number,
  color: string,
  opacity: number,
): string {
  const steps = [1, 0.6, 0.25, -0.1, -0.45]
  return together(
    steps.map((step) => {
      const by = blur * step
      const height = Math.max(h + by * 2, 2)
      const middle = y + h / 2
      return box(
        x - by,
        middle - height / 2,
        w + by * 2,
        height,
        Math.max(blur * 0.4 + by, 0),
        `fill="${color}" opacity="${short(opacity * 0.28)}"`,
      )
    }),
  )
}

/** A ring whose edge fades, for shadows of rims and arches. */
export function softRing(x: number, y: number, rx: number, ry: number, width: number, opacity: number): string {
  return together(
    [1.7, 1.25, 0.8].map((share) =>
      oval(
        x,
        y,
        rx,
        ry,
        `fill="none" stroke="#000" stroke-width="${short(width * share)}" opacity="${short(opacity * 0.38)}"`,
      ),
    ),
  )
}
