import { between, type Vec } from './vector'

/** An outline seen from above: a rectangle with elliptic corners, its front bowed and its sides swelling. */
export type Plan = {
  front: number
  rear: number
  half: number
  /** How far a corner reaches along the side and across the end. */
  frontCorner: readonly [along: number, across: number]
  rearCorner: readonly [along: number, across: number]
  /** How far the front's ends lie behind its middle. */
  bow: number
  /** The share by which a side's ends are nearer to the middle line. */
  barrel: number
}

/** One level of a hull: its outline, and its height over a place along the vehicle. */
export type Level = { plan: Plan; height: (x: number) => number }

/** A closed body of levels, lowest first. */
export type Hull = readonly Level[]

/** Half the width at a place along. */
export function halfAt({ front, rear, half, frontCorner, rearCorner, bow, barrel }: Plan, x: number): number {
  const middle = (front + rear) / 2
  const swell = 1 - barrel * ((x - middle) / ((rear - front) / 2)) ** 2
  const begins = front + bow + frontCorner[0]
  const ends = rear - rearCorner[0]
  if (x < begins) return (half - frontCorner[1] * (1 - arc((begins - x) / frontCorner[0]))) * swell
  if (x > ends) return (half - rearCorner[1] * (1 - arc((x - ends) / rearCorner[0]))) * swell
  return half * swell
}

/** Where the front is, at a place across. */
export function frontAt({ front, half, frontCorner, bow }: Plan, z: number): number {
  const straight = Math.max(1, half - frontCorner[1])
  const out = Math.abs(z)
  if (out <= straight) return front + bow * (out / straight) ** 2
  return front + bow + frontCorner[0] * (1 - arc((out - straight) / frontCorner[1]))
}

const arc = (share: number) => Math.sqrt(Math.max(0, 1 - Math.min(1, share) ** 2))

const FRONT_COLUMNS = 34
const SIDE_COLUMNS = 44
const FAR_COLUMNS = 16
const LID_ROWS = 50

/** The walls: from the passenger's side across the front and along the driver's side to the rear. */
export function walls(hull: Hull): Vec[][] {
  return hull.map(({ plan, height }) => {
    const across = Array.from({ length: FRONT_COLUMNS + 1 }, (_, i): Vec => {
      const z = Math.sin((i / FRONT_COLUMNS - 0.5) * Math.PI) * plan.half
      const x = frontAt(plan, z)
      return [x, height(x), z]
    })
    const from = plan.front + plan.bow + plan.frontCorner[0]
    const side = Array.from({ length: SIDE_COLUMNS }, (_, i): Vec => {
      const x = between(from, plan.rear - 0.5, ((i + 1) / SIDE_COLUMNS) ** 0.94)
      return [x, height(x), halfAt(plan, x)]
    })
    const farSide = Array.from({ length: FAR_COLUMNS }, (_, i): Vec => {
      const x = between(from, plan.rear - 1, ((FAR_COLUMNS - i) / FAR_COLUMNS) ** 2.4)
      return [x, height(x), -halfAt(plan, x)]
    })
    return [...farSide, ...across, ...side]
  })
}

/** The lid over the highest level, arched by `crown` in its middle, which it reaches `rise` behind its front. */
export function lid({ plan, height }: Level, crown: number, rise: number, to = plan.rear - 1): Vec[][] {
  return Array.from({ length: LID_ROWS + 1 }, (_, r) =>
    Array.from({ length: 25 }, (_, c): Vec => {
      const share = Math.sin((c / 24 - 0.5) * Math.PI)
      const from = frontAt(plan, share * plan.half)
      const x = between(from, to, (r / LID_ROWS) ** 1.25)
      const z = share * (r === 0 ? plan.half : halfAt(plan, x))
      const eased = Math.min(1, Math.max(0, x - from) / rise)
      return [x, height(x) + crown * (1 - share ** 2) * Math.sin((eased * Math.PI) / 2), z]
    }),
  )
}

/** The place on the driver's side (or, with side -1, the passenger's) at a height; above and below held to the hull. */
export function onSide(hull: Hull, x: number, y: number, side: 1 | -1 = 1): Vec {
  const z = atHeight(hull, y, (level) => [level.height(x), halfAt(level.plan, x)])
  return [x, y, z * side]
}

/** The place on the front at a place across and a height. */
export function onFront(hull: Hull, z: number, y: number): Vec {
  const x = atHeight(hull, y, ({ plan, height }) => {
    const front = frontAt(plan, z)
    return [height(front), front]
  })
  return [x, y, z]
}

function atHeight(hull: Hull, y: number, read: (level: Level) => readonly [height: number, value: number]): number {
  let before: readonly [number, number] | null = null
  for (const level of hull) {
    const here = read(level)
    if (here[0] >= y) {
      if (!before || here[0] === before[0]) return here[1]
      return between(before[1], here[1], (y - before[0]) / (here[0] - before[0]))
    }
    before = here
  }
  return before?.[1] ?? 0
}
