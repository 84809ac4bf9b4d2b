import { lettering } from '../pen/lettering'
import { together } from '../pen/svg'
import { onFront, onSide } from './hull'
import { block, facingAhead, flankLine, lettersOnFlank, type Model, onCap, onFlank } from './marks'

const BLACK = '#17181a'

/** Rails, words and the stop arm on the driver's side. */
export function schoolBusFlank(model: Model): string {
  const { geometry: g } = model.art
  const rail = (y: number) =>
    flankLine(
      model,
      [
        [g.cowlX + 6, y],
        [g.length - 6, y],
      ],
      `stroke="${BLACK}" stroke-width="4"`,
    )
  const [x, y] = [g.cowlX + 120, g.belt - 26]
  return together(
    [g.sill + 22, g.belt - 44, g.belt - 8].map(rail),
    lettersOnFlank(
      model,
      g.length * 0.6,
      g.belt - 27,
      lettering('SCHOOL BUS', { x: 0, y: 0, height: 20, color: BLACK, weight: 1.5 }),
    ),
    onFlank(model, octagon(x, y, 18), 'fill="#c2272d" stroke="#f3f1ea" stroke-width="3"'),
    lettersOnFlank(model, x, y, lettering('STOP', { x: 0, y: 0, height: 8.5, color: '#ffffff', weight: 1.3 })),
  )
}

const octagon = (x: number, y: number, r: number) =>
  Array.from({ length: 8 }, (_, i) => {
    const turn = ((i + 0.5) / 8) * Math.PI * 2
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r] as const
  })

/** The words over the windshield between the warning lamps. */
export function schoolBusCap(model: Model): string {
  const { geometry: g } = model.art
  const half = onSide(model.cabin, g.cowlX + 200, g.roof - 26)[2]
  const y = g.roof - 27
  const lamp = (z: number, color: string) =>
    onCap(model, block(z - 7, y - 6, 14, 12, 6), `fill="${color}" stroke="${BLACK}" stroke-width="4"`)
  return together(
    facingAhead(
      model,
      onFront(model.cabin, 0, y),
      lettering('SCHOOL BUS', { x: 0, y: 0, height: 11.5, color: BLACK, weight: 1.5 }),
    ),
    [-1, 1].map((side) => lamp(side * (half - 18), '#c2272d') + lamp(side * (half - 38), '#e08a24')),
  )
}
