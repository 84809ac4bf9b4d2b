import {
  inspectionPaths,
  ownerInspectionPaths,
  reportPaths,
  returnInspectionPaths,
} from '~/models/trade/paths/inspection'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'

/** Placeholders for ids in a path that becomes a pattern. */
export const ORDER = 1_000_000_007
export const ITEM = 'ITEM'

/** Regular expression source for a path, with a group for each id. */
export const patternOf = (path: string): string =>
  path
    .replace(/[.?+*|()[\]{}^$\\]/g, '\\$&')
    .replace(String(ORDER), '(\\d+)')
    .replaceAll(ITEM, '([\\w-]+)')

const exactly = (path: string) => new RegExp(`^${patternOf(path)}$`)

const PICKUP = pickupPaths.pickupDetails(ORDER)
const OVERVIEW = inspectionPaths.overview(ORDER, ITEM)
const DAMAGE = inspectionPaths.damage(ORDER, ITEM)
const RETURN_OVERVIEW = returnInspectionPaths.overview(ORDER, ITEM)
const RETURN_PAGE = exactly(reportPaths.pickupReturn(ORDER, ITEM))

/** First path segments, as scopes of the service worker; all other pages load without it. */
const SCOPES = [PICKUP, OVERVIEW, DAMAGE, RETURN_OVERVIEW].map((path) => `/${path.split('/')[1]}/`)
/** For owners only the inspections of one vehicle, because the pages next to them have their own script. */
const OWNER_SCOPE = new RegExp(`^${patternOf(ownerInspectionPaths.overview(ITEM, 'pickup').replace(/pickup$/, ''))}`)

/** Scopes to register the service worker for on a page; empty if the page does not use it. */
export function scopesOf(pathname: string): readonly string[] {
  const ownerScope = OWNER_SCOPE.exec(pathname)?.[0]
  if (ownerScope) return [ownerScope]
  return SCOPES.some((scope) => pathname.startsWith(scope)) ? SCOPES : []
}

/** Maximum number of vehicles whose inspections are cached ahead. */
const MAX_AHEAD = 8

type Pages = (first: string, second: string) => string[]

const atPickup: Pages = (orderId, itemId) => pagesOf(inspectionPaths, Number(orderId), itemId)
const atReturn: Pages = (orderId, itemId) => pagesOf(returnInspectionPaths, Number(orderId), itemId)
const ofOwner =
  (phase: InspectionPhase): Pages =>
  (itemId) =>
    pagesOf(ownerInspectionPaths, itemId, phase)

const INSPECTIONS: readonly (readonly [RegExp, Pages])[] = [
  [exactly(OVERVIEW), atPickup],
  [exactly(RETURN_OVERVIEW), atReturn],
  [exactly(ownerInspectionPaths.overview(ITEM, 'pickup')), ofOwner('pickup')],
  [exactly(ownerInspectionPaths.overview(ITEM, 'return')), ofOwner('return')],
]

/**
 * Pages to cache ahead, for a page and its links: each return, and for each inspection both steps and the damage form
 * for either kind.
 */
export function pagesAhead(pathnames: readonly string[]): string[] {
  const returns = [...new Set(pathnames.filter((pathname) => RETURN_PAGE.test(pathname)))]
  const linked = pathnames.flatMap((pathname) =>
    INSPECTIONS.flatMap(([pattern, pages]) => read(pathname, pattern, pages)),
  )
  const inspections = [...returns.flatMap((pathname) => read(pathname, RETURN_PAGE, atReturn)), ...linked]
  const byOverview = new Map(inspections.map((pages) => [pages[0], pages]))
  return [...returns.slice(0, MAX_AHEAD), ...[...byOverview.values()].slice(0, MAX_AHEAD).flat()]
}

function read(pathname: string, pattern: RegExp, pages: Pages): string[][] {
  const found = pattern.exec(pathname)
  return found ? [pages(found[1] ?? '', found[2] ?? '')] : []
}

type InspectionPaths<First, Second> = {
  overview: (first: First, second: Second, step?: 'photos' | 'damage') => string
  damage: (first: First, second: Second, query?: { kind?: string }) => string
}

const pagesOf = <First, Second>({ overview, damage }: InspectionPaths<First, Second>, first: First, second: Second) => [
  overview(first, second),
  overview(first, second, 'photos'),
  overview(first, second, 'damage'),
  damage(first, second),
  damage(first, second, { kind: 'interior' }),
]
