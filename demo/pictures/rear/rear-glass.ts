import { leatherOf } from '../interior/open-cabin'
import type { Art } from '../pen/art'
import { both, box, clip, line, pair, path, rounded, shape, together } from '../pen/svg'
import type { RearPlan } from './rear-plan'

/** The rear window, or the doors of a load box. */
export function rearGlass(art: Art, plan: RearPlan): string {
  if (art.geometry.cargo) return boxDoors(plan)
  const { period, geometry: g } = art
  const { roofHalf, top, isBoxy, isUpright } = plan
  const isSmall = period === 1930 && !g.isCoach
  const inset = isSmall ? 0.56 : isBoxy ? 0.8 : 0.84
  const lowHalf = widthAtTheBelt(art, plan, isSmall) * inset
  const floor = plan.belt + (isSmall ? 18 : isBoxy ? 8 : 5)
  const edge = top - (isBoxy ? 26 : 11)
  const glass = rounded(
    both([
      [lowHalf, floor, 5],
      [roofHalf * inset * (isUpright ? 0.96 : 0.94), edge, period === 1970 ? 6 : 12],
    ]),
  )
  const headrest = (side: 1 | -1) =>
    shape(
      [
        [side * 16, floor],
        [side * 18, floor + (edge - floor) * 0.55, 8],
        [side * 46, floor + (edge - floor) * 0.55, 8],
        [side * 50, floor],
      ],
      'fill="#0a0d10" fill-opacity=".6"',
    )
  return together(
    clip('back', glass),
    path(glass, 'fill="url(#glass)"'),
    '<g clip-path="url(#back)">',
    !isBoxy && pair(headrest),
    shape(
      [
        [-lowHalf, floor],
        [-lowHalf + 40, top],
        [-lowHalf + 78, top],
        [-lowHalf + 38, floor],
      ],
      'fill="#fff" fill-opacity=".12"',
    ),
    '</g>',
    (g.isPanelVan || isSmall) && box(-2.5, floor - 2, 5, edge - floor + 4, 0, 'fill="url(#body)"'),
    path(glass, `fill="none" stroke="${period <= 1970 && !isBoxy ? '#d5d9dc' : '#14171a'}" stroke-width="1.8"`),
  )
}

function widthAtTheBelt(
  { geometry: g }: Art,
  { roofHalf, waist, isBoxy, isUpright }: RearPlan,
  isSmall: boolean,
): number {
  if (isSmall || g.bedX) return roofHalf * 1.06
  return isUpright || isBoxy ? (roofHalf + waist) / 2 : Math.min(waist * 0.86, roofHalf * 1.26)
}

function boxDoors({ roofHalf, top }: RearPlan): string {
  const door = (side: 1 | -1) => {
    const leaf = rounded([
      [side * 3, 88],
      [side * 3, top - 16],
      [side * (roofHalf - 8), top - 16],
      [side * (roofHalf - 8), 88],
    ])
    return together(
      path(leaf, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1"'),
      line(
        [
          [side * 16, 90],
          [side * 16, top - 20],
        ],
        '#8d949a',
        3,
      ),
      box(side > 0 ? 12 : -20, 150, 8, 18, 2, 'fill="#6d747a"'),
      [110, top / 2, top - 40].map((y) => box(side > 0 ? roofHalf - 14 : -roofHalf + 6, y, 8, 12, 1, 'fill="#8d949a"')),
    )
  }
  return (
    line(
      [
        [0, 84],
        [0, top - 14],
      ],
      '#000',
      1.6,
      'stroke-opacity=".4"',
    ) +
    pair(door) +
    box(-roofHalf, top - 9, roofHalf * 2, 9, 3, 'fill="#9aa0a5"')
  )
}

/** A convertible from behind: windshield frame, seat backs and the folded top. */
export function openRear(art: Art, { half, belt }: RearPlan): string {
  const { period } = art
  const frame = rounded(
    both([
      [half * 0.62, belt - 2],
      [half * 0.54, belt + 36, 8],
    ]),
  )
  const seatBack = (side: 1 | -1) =>
    shape(
      [
        [side * 10, belt - 2],
        [side * 12, belt + 20, 8],
        [side * 46, belt + 20, 10],
        [side * 50, belt - 2],
      ],
      `fill="${leatherOf(art)}"`,
    )
  return together(
    path(frame, 'fill="#a9bcc6" fill-opacity=".4"'),
    path(frame, `fill="none" stroke="${period <= 1970 ? '#dfe2e4' : '#1c1f22'}" stroke-width="2.6"`),
    pair(seatBack),
    shape(
      both([
        [half * 0.78, belt - 4, 4],
        [half * 0.7, belt + 8, 8],
      ]),
      `fill="${period === 1950 ? '#e6dec9' : '#2a2b2d'}" stroke="#000" stroke-opacity=".3" stroke-width=".8"`,
    ),
    box(-half * 0.3, belt + 1, half * 0.6, 1, 0.5, 'fill="url(#chrome)" fill-opacity=".4"'),
  )
}
