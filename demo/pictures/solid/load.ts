import { channels } from '../pen/color'
import { lettering } from '../pen/lettering'
import { times as repeat, together } from '../pen/svg'
import { starOfLife } from '../side/side-livery'
import { lyingAt } from './camera'
import { type Hull, lid, type Plan, walls } from './hull'

import { inSpace, lineInSpace, type Model } from './marks'
import { surface } from './mesh'
import type { Vec } from './vector'

/** The open bed behind a pickup's cab. */
export function bed(model: Model): string {
  const { geometry: g, paint } = model.art
  if (!g.bedX) return ''
  const half = (model.body.at(-1)?.plan.half ?? g.width / 2) - 4
  const [from, to, y] = [g.bedX, g.length - 8, g.belt + 1]
  const floor: Vec[] = [
    [from, y, -half],
    [from, y, half],
    [to, y, half],
    [to, y, -half],
  ]
  return inSpace(model, floor, `fill="#191a1c" stroke="${paint.base}" stroke-width="3"`)
}

/** The box of a truck, drawn before its cab. */
export function cargo(model: Model): string {
  const { art, scene } = model
  const { geometry: g, livery, paint, trim } = art
  if (!g.cargo) return ''
  const { from, to, floor, top } = g.cargo
  const skin = livery === 'plain' ? '#eceae4' : paint.base
  const plan: Plan = {
    front: from,
    rear: to,
    half: g.width / 2 - 2,
    frontCorner: [6, 6],
    rearCorner: [4, 4],
    bow: 0,
    barrel: 0,
  }
  const hull: Hull = Array.from({ length: 9 }, (_, i) => ({ plan, height: () => floor + ((top - floor) * i) / 8 }))
  const inside: Vec = [(from + to) / 2, (floor + top) / 2, 0]
  const color = channels(skin)
  const coat = () => ({ color, gloss: 0.16 })
  const eaves = hull.at(-1)
  const z = plan.half
  const side = (x: number, y: number): Vec => [x, y, z]
  const flat = (svg: string, x: number, y: number) =>
    `<g transform="${lyingAt(scene.camera, side(x, y), [1, 0, 0], [0, 1, 0])}">${svg}</g>`
  const panel = (x0: number, x1: number, y0: number, y1: number, attributes: string) =>
    inSpace(model, [side(x0, y0), side(x1, y0), side(x1, y1), side(x0, y1)], attributes)
  const middle = (from + to) / 2
  const words = (word: string, height: number, y: number, color: string) =>
    flat(lettering(word, { x: 0, y: 0, height, color, weight: 1.3 }), middle, y)
  return together(
    surface('box', walls(hull), inside, coat, scene),
    eaves && surface('box-top', lid(eaves, 2, 40), [250, -9000, 0], coat, scene),
    panel(from, to, floor - 12, floor, 'fill="#15171a"'),
    repeat(12, (i) =>
      lineInSpace(
        model,
        [
          side(from + 16 + i * ((to - from - 24) / 11), floor + 10),
          side(from + 16 + i * ((to - from - 24) / 11), top - 8),
        ],
        '#000',
        1,
        'stroke-opacity=".12"',
      ),
    ),
    panel(from, to, top - 8, top, 'fill="#9aa0a5"'),
    panel(from, to, floor, floor + 6, 'fill="#767c82"'),
    livery === 'plain' &&
      panel(
        from + 30,
        to - 30,
        (floor + top) / 2 - 20,
        (floor + top) / 2 + 16,
        `fill="${paint.isLight ? '#2d5688' : paint.base}" fill-opacity=".92"`,
      ),
    livery === 'plain' &&
      trim.upholstery !== 1 &&
      panel(
        from + 30,
        to - 30,
        (floor + top) / 2 - 30,
        (floor + top) / 2 - 25,
        `fill="${paint.isLight ? '#2d5688' : paint.base}" fill-opacity=".6"`,
      ),
    livery === 'fire' && [
      panel(from, to, floor + 58, floor + 74, 'fill="#efe9da"'),
      repeat(3, (i) => {
        const each = (to - from - 30) / 3
        const x = from + 18 + i * each
        return together(
          panel(x, x + each - 10, floor + 92, floor + 184, 'fill="#d3d7da" stroke="#5a6065" stroke-width="2"'),
          repeat(8, (row) =>
            lineInSpace(
              model,
              [side(x + 3, floor + 102 + row * 10), side(x + each - 13, floor + 102 + row * 10)],
              '#8d949a',
              1.2,
            ),
          ),
        )
      }),
      words('FIRE', 26, top - 32, '#ecd9a3'),
      lineInSpace(model, [side(from + 12, top + 8), side(to - 12, top + 8)], '#dfe2e4', 5),
      lineInSpace(model, [side(from + 12, top + 18), side(to - 12, top + 18)], '#dfe2e4', 4),
      repeat(14, (i) =>
        lineInSpace(
          model,
          [
            side(from + 24 + i * ((to - from - 50) / 13), top + 8),
            side(from + 24 + i * ((to - from - 50) / 13), top + 18),
          ],
          '#dfe2e4',
          2,
        ),
      ),
    ],
    livery === 'ambulance' && flat(starOfLife(0, 0, 30), from + 60, (floor + top) / 2 + 30),
  )
}
