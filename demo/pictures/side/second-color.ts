import { type Art, sideMiddle } from '../pen/art'
import { darker } from '../pen/color'
import { frontAxle, rearAxle } from '../pen/geometry'
import { box, shape } from '../pen/svg'

/** Two-tone paint, vinyl roofs, stripes. */
export function secondColor(art: Art): string {
  const { geometry: g, paint, trim, period } = art
  const aboveBelt = (fill: string) => box(g.cowlX - 4, g.belt + 4, g.length, g.roof, 0, fill)
  if (paint.hasWhiteRoof && !g.cargo && !g.isPanelVan) return aboveBelt('fill="url(#white)"')
  if (period === 1950 && trim.isTwoTone) return aboveBelt(`fill="${creamOn(art)}" fill-opacity=".94"`) + sweep(art)
  if (period === 1970 && trim.hasVinylRoof) return vinylRoof(art)
  if (period >= 1970 && trim.hasRacingStripe) return lowStripe(art)
  return ''
}

const creamOn = (art: Art) => (art.paint.isLight ? '#b8c3c0' : '#efe8d8')

/** The swept second color of the fifties. */
function sweep(art: Art): string {
  const { geometry: g } = art
  const mid = sideMiddle(art)
  return shape(
    [
      [frontAxle(g) + 40, mid + 22, 8],
      [g.length, mid + 32],
      [g.length, mid - 8],
      [rearAxle(g) - 60, mid - 2, 30],
    ],
    `fill="${creamOn(art)}" fill-opacity=".93"`,
  )
}

function vinylRoof({ geometry: g, paint }: Art): string {
  return shape(
    [
      [g.cowlX + 70, g.belt + 2],
      [g.roofFrontX + 34, g.roof + 6],
      [g.length, g.roof + 6],
      [g.length, g.belt + 2],
    ],
    `fill="${darker(paint.base, 0.62)}" fill-opacity=".9"`,
  )
}

function lowStripe({ geometry: g, paint }: Art): string {
  const color = paint.isLight ? '#23252a' : '#e9e5da'
  return (
    box(0, g.sill + 9, g.length, 5, 0, `fill="${color}" fill-opacity=".88"`) +
    box(0, g.sill + 16, g.length, 1.4, 0, `fill="${color}" fill-opacity=".8"`)
  )
}
