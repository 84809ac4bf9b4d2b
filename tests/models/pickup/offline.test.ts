import { matchRoutes } from '@remix-run/react'
import { describe, expect, test } from 'vitest'
import { routeFiles, routeTree } from '#tests/architecture/route-files'
import { pagesAhead, scopesOf } from '~/models/pickup/cached-pages'
import {
  inspectionPaths,
  ownerInspectionPaths,
  reportPaths,
  returnInspectionPaths,
} from '~/models/trade/paths/inspection'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { loader } from '~/routes/pickup/service-worker'

const ITEM = '0d5f1c7e-3c58-4d0b-9f52-3f5a4d0c8e11'
const PHOTO = '7b1c2d3e-0000-4d0b-9f52-3f5a4d0c8e11'

const served = await loader().text()
const patterns: { photo: string; order: string } = JSON.parse(/^const PATTERNS = (.*)$/m.exec(served)?.[1] ?? '')
const [photo, order] = [new RegExp(patterns.photo), new RegExp(patterns.order)]

/** One address of each route, with ids of their kind. */
const addresses = routeFiles().map(({ file, pattern }) => ({
  file,
  path: pattern
    .replace(/:(orderId|quoteId)/g, '1042')
    .replace(/:file/, '400.webp')
    .replace(/:phase/, 'return')
    .replace(/:\w+/g, ITEM),
}))

describe('the service worker is served with patterns', () => {
  test('that match only the inspection photos of crews and owners', () => {
    const matched = addresses.filter(({ path }) => photo.test(path)).map(({ path }) => path)
    expect(matched.sort()).toEqual(
      [inspectionPaths.print(1042, ITEM, ITEM, '400.webp'), pickupPaths.ownerPrint(ITEM, ITEM, '400.webp')].sort(),
    )
  })

  test('that find the order, or the owner’s vehicle, whose pages are deleted together', () => {
    for (const path of [
      pickupPaths.pickupDetails(1042),
      inspectionPaths.overview(1042, ITEM, 'damage'),
      inspectionPaths.damage(1042, ITEM),
      inspectionPaths.print(1042, ITEM, PHOTO, '1280.webp'),
      returnInspectionPaths.damage(1042, ITEM),
      reportPaths.pickupReturn(1042, ITEM),
    ])
      expect([path, order.exec(path)?.[0]]).toEqual([path, '/1042'])
    for (const path of [ownerInspectionPaths.overview(ITEM, 'return'), pickupPaths.ownerPrint(ITEM, PHOTO, '400.webp')])
      expect([path, order.exec(path)?.[0]]).toEqual([path, ownerPaths.ownerOrder(ITEM)])
  })
})

describe('the service worker is registered', () => {
  const CREW = ['/pickupDetails/', '/vehiclePre-PickupInspection/', '/pre-PickupInspection/', '/vehicleInspection/']

  test('only on pickup pages and on the inspections of owners', () => {
    const within = addresses.filter(({ path }) => scopesOf(path).length > 0)
    expect(within.filter(({ file }) => !file.startsWith('routes/pickup/'))).toEqual([])
    const inspections = addresses.filter(({ file }) => file.startsWith('routes/pickup/inspection/'))
    expect(inspections.length).toBeGreaterThan(15)
    expect(inspections.filter((address) => !within.includes(address))).toEqual([])
    expect(scopesOf(pickupPaths.pickupDetails(1042))).toEqual(CREW)
    expect(scopesOf(ownerInspectionPaths.damage(ITEM, 'return'))).toEqual([
      `${ownerPaths.ownerOrder(ITEM)}/inspection/`,
    ])
    expect(scopesOf(pickupPaths.ownerReturn(ITEM))).toEqual([])
  })

  const atPickup = pagesOf(inspectionPaths, 1042, ITEM)
  const atReturn = pagesOf(returnInspectionPaths, 1042, ITEM)
  const returnPage = reportPaths.pickupReturn(1042, ITEM)
  test.each<[string, string, readonly string[]]>([
    ['a pickup that links to its return', returnPage, [returnPage, ...atReturn]],
    ['a return', returnInspectionPaths.overview(1042, ITEM), atReturn],
    ['an inspection', inspectionPaths.overview(1042, ITEM), atPickup],
    [
      'an owner’s inspection',
      ownerInspectionPaths.overview(ITEM, 'return'),
      pagesOf(ownerInspectionPaths, ITEM, 'return'),
    ],
    ['any other page', pickupPaths.pickupDetails(1042), []],
  ])('and caches the pages ahead of %s', (_, linked, ahead) => {
    expect(pagesAhead(['/orders', linked, linked])).toEqual(ahead)
    const tree = routeTree()
    for (const path of ahead) {
      const [route] = matchRoutes(tree, path.split('?')[0] ?? '')?.slice(-1) ?? []
      expect([path, route?.route.id]).not.toEqual([path, 'routes/shell/not-found'])
    }
  })

  test('and caches the pages of at most eight vehicles', () => {
    const linked = Array.from({ length: 20 }, (_, index) => inspectionPaths.overview(1042, `item-${index}`))
    expect(pagesAhead(linked)).toHaveLength(8 * 5)
  })
})

type Paths<First, Second> = {
  overview: (first: First, second: Second, step?: 'photos' | 'damage') => string
  damage: (first: First, second: Second, query?: { kind: string }) => string
}

function pagesOf<First, Second>({ overview, damage }: Paths<First, Second>, first: First, second: Second) {
  const steps = [overview(first, second), overview(first, second, 'photos'), overview(first, second, 'damage')]
  return [...steps, damage(first, second), damage(first, second, { kind: 'interior' })]
}
