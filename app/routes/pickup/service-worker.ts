import worker from '~/enhance/offline/pickup-worker.mjs?raw'
import { ITEM, ORDER, patternOf } from '~/models/pickup/cached-pages'
import { inspectionPaths } from '~/models/trade/paths/inspection'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { PHOTO_VARIANTS } from '~/models/trade/vocabulary/inspections'

/** Served from the root, because a service worker's scope is below its address. It may fetch from this site only. */
export function loader() {
  return new Response(`const PATTERNS = ${JSON.stringify(WORKER_PATTERNS)}\n${worker}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
    },
  })
}

const PHOTOS = PHOTO_VARIANTS.flatMap((file) => [
  inspectionPaths.print(ORDER, ITEM, ITEM, file),
  pickupPaths.ownerPrint(ITEM, ITEM, file),
])

/** Sources of the regular expressions with which the worker recognizes addresses. */
const WORKER_PATTERNS = {
  /** A photo of an inspection, which is as private as its page. */
  photo: `^(${PHOTOS.map(patternOf).join('|')})$`,
  /** What is deleted together: an owner's order item, or an order by its number, the first one in its addresses. */
  order: `^${patternOf(ownerPaths.ownerOrder(ITEM))}|/\\d+`,
}
