import { isHeavy, sideMiddle } from '../pen/art'
import { frontAxle, rearAxle } from '../pen/geometry'
import { lettering } from '../pen/lettering'
import { times as repeat, together } from '../pen/svg'
import { block, flankLine, lettersOnFlank, type Model, onFlank } from './marks'
import { schoolBusFlank } from './school-bus'

export function secondColor(model: Model): string {
  const { art } = model
  const { geometry: g, paint, trim, period } = art
  if (period === 1950 && trim.isTwoTone) {
    const y = sideMiddle(art)
    const cream = paint.isLight ? '#b8c3c0' : '#efe8d8'
    return onFlank(
      model,
      [
        [g.length * 0.46, y + 16, 14],
        [g.length - 14, y + 23, 4],
        [g.length - 12, y - 6, 4],
        [rearAxle(g) - 50, y + 2, 20],
      ],
      `fill="${cream}" fill-opacity=".88"`,
    )
  }
  if (g.hasWood) {
    const panel = block(
      frontAxle(g) + g.wheel + 12,
      g.sill + 12,
      g.length - frontAxle(g) - g.wheel - 22,
      g.belt - g.sill - 18,
      3,
    )
    return together(
      onFlank(model, panel, 'fill="#6d4526" fill-opacity=".93" stroke="#c79a5f" stroke-width="5"'),
      repeat(4, (i) =>
        flankLine(
          model,
          [
            [frontAxle(g) + g.wheel + 16, g.sill + 20 + i * 11],
            [g.length - 14, g.sill + 20 + i * 11],
          ],
          'stroke="#3f2512" stroke-width="1.4" stroke-opacity=".45"',
        ),
      ),
    )
  }
  return ''
}

const NAVY = '#1d2a44'

export function livery(model: Model): string {
  const { art } = model
  const { geometry: g } = art
  const [from, to] = [g.doors.at(0) ?? frontAxle(g) + g.wheel + 40, g.doors.at(-1) ?? rearAxle(g) - 40]
  const middle = g.sill + (g.belt - g.sill) * 0.5
  const words = (word: string, x: number, y: number, height: number, color: string) =>
    lettersOnFlank(model, x, y, lettering(word, { x: 0, y: 0, height, color, weight: 1.5 }))
  switch (art.livery) {
    case 'plain':
      return art.likeness === 'school-bus' ? schoolBusFlank(model) : ''
    case 'police':
      return together(
        onFlank(
          model,
          [
            [from, g.sill + 7],
            [to, g.sill + 7],
            [to, g.belt],
            [from, g.belt],
          ],
          'fill="url(#door)"',
        ),
        words('POLICE', (from + to) / 2, middle + 4, Math.min(15, (to - from) / 8), NAVY),
      )
    case 'taxi':
      return together(checkers(model, middle + 8), words('TAXI', (from + to) / 2, middle - 8, 15, '#191a1c'))
    case 'ambulance':
      return together(
        onFlank(model, block(6, g.belt - 28, g.length - 12, 13, 0), 'fill="#c8502a" fill-opacity=".94"'),
        words(
          'AMBULANCE',
          g.isPanelVan ? g.length * 0.62 : (from + to) / 2,
          g.isPanelVan ? g.belt - 48 : middle - 10,
          g.isPanelVan ? 18 : 11,
          '#274a7c',
        ),
      )
    case 'fire':
      return together(
        onFlank(model, block(8, middle + 2, g.length - 16, 8, 0), 'fill="#efe9da" fill-opacity=".95"'),
        !isHeavy(art) && words('FIRE', (from + to) / 2, middle - 10, 13, '#ecd9a3'),
      )
  }
}

/** The band of black and white squares of a taxi. */
function checkers(model: Model, y: number): string {
  const { geometry: g } = model.art
  const count = Math.floor((g.length - 40) / 10)
  return repeat(count, (i) => {
    const x = 20 + i * 10
    const low = y + (i % 2 === 0 ? 0 : 5)
    return (
      onFlank(model, block(x, low, 10, 5, 0), 'fill="#17181a"') +
      onFlank(model, block(x, y + (i % 2 === 0 ? 5 : 0), 10, 5, 0), 'fill="#f3efe4"')
    )
  })
}
