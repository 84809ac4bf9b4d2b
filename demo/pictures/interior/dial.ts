import { disc, line, short, times, together } from '../pen/svg'

/** A round instrument, cream or black, its needle at rest. y downwards. */
export function dial(x: number, y: number, r: number, isDark = false): string {
  const tick = (i: number) => {
    const turn = 2.5 + i * 0.535
    const [cos, sin] = [Math.cos(turn) * r, Math.sin(turn) * r]
    return line(
      [
        [x + cos * 0.72, y + sin * 0.72],
        [x + cos * 0.88, y + sin * 0.88],
      ],
      isDark ? '#e9ebec' : '#3a3427',
      Math.max(1.5, short(r * 0.05)),
    )
  }
  return together(
    disc(x, y, r + 5, 'fill="url(#chrome)"'),
    disc(x, y, r, `fill="${isDark ? '#16181b' : 'url(#dial)'}"`),
    times(9, tick),
    line(
      [
        [x, y],
        [x - r * 0.46, y - r * 0.4],
      ],
      isDark ? '#ff6a3d' : '#8e1b1e',
      Math.max(2, short(r * 0.06)),
    ),
    disc(x, y, r * 0.1, `fill="${isDark ? '#d7dadc' : '#3a3427'}"`),
  )
}
