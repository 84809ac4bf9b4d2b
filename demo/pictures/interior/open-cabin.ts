import type { Art } from '../pen/art'
import { darker } from '../pen/color'
import { type Geometry, rearAxle } from '../pen/geometry'
import { box, line, shape, together } from '../pen/svg'
import type { Period } from '../subject'

const LEATHER: Record<Period, readonly [string, string, string]> = {
  1930: ['#6d3b2c', '#3f4a3c', '#2c2522'],
  1950: ['#b23a3a', '#d8cdb4', '#2f6d70'],
  1970: ['#d9cfb8', '#23252a', '#8c3b2c'],
  1990: ['#6e6a63', '#b39a76', '#2b2c2f'],
  2020: ['#8c4a2f', '#2b2d30', '#c9c1b2'],
}

export const leatherOf = ({ period, trim }: Art) => LEATHER[period][trim.upholstery]

/** A convertible with its top down: windshield, seats, wheel and the folded top. */
export function openCabin(art: Art): string {
  const { geometry: g, period, era } = art
  const first = era === 1920 ? g.cowlX + 78 : g.cowlX + 104
  const hasRearSeat = era === 1920 || (g.rowsOfSeats > 1 && period !== 1930 && period !== 2020)
  return together(
    seat(art, first),
    hasRearSeat && seat(art, era === 1920 ? rearAxle(g) + 4 : first + 70),
    line(
      [
        [first - 34, g.belt - 2],
        [first - 24, g.belt + 15],
      ],
      '#15181b',
      3,
    ),
    foldedTop(art),
    windshield(art),
    line(
      [
        [g.cowlX + 20, g.belt - 1],
        [g.deckX - 30, g.belt - 1],
      ],
      period <= 1970 ? '#e3e6e8' : '#101214',
      2,
    ),
  )
}

function seat(art: Art, x: number): string {
  const { belt } = art.geometry
  const leather = leatherOf(art)
  return together(
    shape(
      [
        [x - 12, belt - 4],
        [x - 5, belt + 20, 8],
        [x + 12, belt + 21, 8],
        [x + 16, belt - 4],
      ],
      `fill="${leather}"`,
    ),
    shape(
      [
        [x - 9, belt - 4],
        [x - 4, belt + 16, 6],
        [x + 2, belt + 17, 6],
        [x, belt - 4],
      ],
      'fill="#fff" fill-opacity=".18"',
    ),
    art.period >= 1990 && box(x - 1, belt + 18, 11, 11, 4, `fill="${darker(leather, 0.15)}"`),
  )
}

function foldedTop({ geometry: g, period }: Art): string {
  return together(
    shape(
      [
        [g.deckX - 58, g.belt - 4],
        [g.deckX - 44, g.belt + 13, 10],
        [g.deckX - 2, g.belt + 12, 12],
        [g.deckX + 10, g.deckH - 4, 6],
      ],
      `fill="${period === 1950 ? '#e6dec9' : '#2a2b2d'}"`,
    ),
    line(
      [
        [g.deckX - 40, g.belt + 8],
        [g.deckX - 2, g.belt + 7],
      ],
      '#000',
      0.8,
      'stroke-opacity=".3"',
    ),
  )
}

function windshield({ geometry: g, period }: Art): string {
  const glass = shape(
    [
      [g.cowlX + 6, g.cowlH - 2],
      [g.roofFrontX + 2, g.roof - 2, 3],
      [g.roofFrontX + 8, g.roof - 2, 3],
      [rearFootOf(g), g.cowlH - 2],
    ],
    'fill="#a9bcc6" fill-opacity=".55"',
  )
  return together(
    glass,
    line(
      [
        [g.cowlX + 5, g.cowlH - 1],
        [g.roofFrontX + 2, g.roof - 1, 3],
        [g.roofFrontX + 10, g.roof - 1],
      ],
      period <= 1970 ? '#dfe2e4' : '#1c1f22',
      3,
    ),
    line(
      [
        [rearFootOf(g), g.cowlH - 2],
        [g.roofFrontX + 7, g.roof - 3],
      ],
      '#cfd3d6',
      1.6,
    ),
  )
}

const rearFootOf = (g: Geometry) => g.cowlX + 34
