import worker from '~/enhance/offline/pickup-worker.mjs?raw'

/** Stands at the root, because a worker is let in only to what lies below its own address. It may ask this site alone. */
export function loader() {
  return new Response(worker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
    },
  })
}
