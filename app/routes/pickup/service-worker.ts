import worker from '~/enhance/offline/pickup-worker.mjs?raw'
import { WORKER_PATTERNS } from '~/models/pickup/worker-patterns'

/** At the root, because a service worker's scope lies below its own address. It may fetch from this site alone. */
export function loader() {
  return new Response(`const PATTERNS = ${JSON.stringify(WORKER_PATTERNS)}\n${worker}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
    },
  })
}
