import { frontAt, type Hull, type Plan, walls } from './hull'

import type { Model } from './marks'
import { type Coat, surface } from './mesh'

type Bar = {
  /** The heights of its lower and upper edge. */
  low: number
  high: number
  /** How far it stands out of the body. */
  out: number
  /** How far it reaches back along the side. */
  to: number
}

/** A rounded bar around the front, such as a bumper, which follows the body's outline. */
export function bar(id: string, { body, scene }: Model, { low, high, out, to }: Bar, coat: Coat): string {
  const middle = (low + high) / 2
  const plan = planAt(body, middle)
  const hull: Hull = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 8 - 0.5) * Math.PI
    const stands = out * (0.45 + 0.55 * Math.cos(turn))
    const height = middle + ((high - low) / 2) * Math.sin(turn)
    return { plan: outwards(plan, stands), height: () => height }
  })
  const rows = walls(hull).map((row) => row.filter(([x]) => x <= to))
  return surface(id, rows, [plan.front + 120, middle, 0], coat, scene)
}

const outwards = (plan: Plan, by: number): Plan => ({
  ...plan,
  front: plan.front - by,
  half: plan.half + by * 0.35,
  frontCorner: [plan.frontCorner[0] + by, plan.frontCorner[1] + by * 0.3],
})

function planAt(body: Hull, height: number): Plan {
  const at = body.find((level) => level.height(frontAt(level.plan, 0)) >= height) ?? body[0]
  if (!at) throw new Error('A hull has levels.')
  return at.plan
}
