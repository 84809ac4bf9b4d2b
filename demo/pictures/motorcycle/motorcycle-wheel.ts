import type { Art } from '../pen/art'
import { disc, line, times, together } from '../pen/svg'

/** A narrow wheel standing on the ground at `x`: wire spokes, or cast ones from the nineties on. */
export function motorcycleWheel(art: Art, x: number): string {
  const r = art.geometry.wheel
  return together(
    disc(x, r, r - 4, 'fill="none" stroke="#17181b" stroke-width="9"'),
    disc(x, r, r - 0.6, 'fill="none" stroke="#3c3f43" stroke-width="1.2"'),
    art.period <= 1950 &&
      art.trim.hasWhitewalls &&
      disc(x, r, r - 6.6, 'fill="none" stroke="#e9e6de" stroke-width="2.6"'),
    disc(x, r, r - 9.5, 'fill="none" stroke="url(#rim)" stroke-width="3"'),
    art.period >= 1990 ? castSpokes(x, r, art.trim.wheels === 1 ? 5 : 6) : wireSpokes(x, r),
    disc(x, r, 6, 'fill="url(#rim)"'),
    art.period >= 1970 && disc(x, r, 13, 'fill="none" stroke="#8d949a" stroke-width="3" stroke-dasharray="2 1.4"'),
  )
}

const castSpokes = (x: number, r: number, count: number) =>
  times(count, (i) => {
    const turn = (i / count) * Math.PI * 2
    return line(
      [
        [x, r],
        [x + Math.cos(turn) * (r - 10), r + Math.sin(turn) * (r - 10)],
      ],
      '#2b2e32',
      4.4,
    )
  })

/** Each spoke leaves the hub a little ahead of where it meets the rim. */
const wireSpokes = (x: number, r: number) =>
  times(28, (i) => {
    const turn = (i / 28) * Math.PI * 2
    return line(
      [
        [x + Math.cos(turn + 0.5) * 4, r + Math.sin(turn + 0.5) * 4],
        [x + Math.cos(turn) * (r - 10), r + Math.sin(turn) * (r - 10)],
      ],
      '#aeb4b9',
      0.5,
    )
  })
