import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext, readPageHandle } from '~/components/shell/page-handle'
import { jobs, processTasks } from '~/schedule.server'
import { abandonBackup } from '~/server/backup/make-backup.server'
import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { warnIfMailIsOff } from '~/server/delivery/deliver-outbox.server'
import { delayScripts, pageManifest } from '~/server/document.server'
import { installHooks } from '~/server/http/hooks/server-hooks.server'
import { documentPolicy } from '~/server/http/security-headers.server'
import { startJobs, stopJobs } from '~/server/jobs/jobs.server'
import { startProcessTasks, stopProcessTasks } from '~/server/jobs/process-tasks.server'
import { errorText, log } from '~/server/log.server'
import { redactPath } from '~/server/redact.server'

const RENDER_LIMIT_MS = 5_000
const JOBS_LATER_MS = 100

await openDatabase()
warnIfMailIsOff()
// pages do not need the jobs, and starting them takes as long as opening the database, so start listening first
const later = setTimeout(() => startJobs(jobs).catch(endWithoutJobs), JOBS_LATER_MS)
startProcessTasks(processTasks)
installHooks(async () => {
  clearTimeout(later)
  await abandonBackup()
  await stopJobs()
  await stopProcessTasks()
  await closeDatabase()
})

export default function renderDocument(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString('base64')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const modules = context.staticHandlerContext.matches.map(({ route }) => context.routeModules[route.id] ?? {})
  const { outside, hydrates } = readPageHandle(modules)
  // a navigation by script keeps the policy of the first page, so all pages with script allow what the search needs
  headers.set('Content-Security-Policy', documentPolicy(nonce, { ...outside, hasTiles: hydrates }))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')

  // Remix keeps only cookies of an action's headers
  for (const own of Object.values(context.staticHandlerContext.actionHeaders ?? {})) {
    const retryAfter = own.get('Retry-After')
    if (retryAfter) headers.set('Retry-After', retryAfter)
  }

  const manifest = pageManifest(context.manifest, context.staticHandlerContext)

  // Every page waits only for its loaders, so there is nothing to stream: sending it whole costs a fifth less than
  // sending fifty chunks, and a late error still gives a 500.
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status
    const stream = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={{ ...context, manifest }} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        // write suspended parts in place: React would move them there by script, so they would be missing without it
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          // otherwise the timer keeps every finished page in memory until it fires
          clearTimeout(timer)
          stream.pipe(collector(nonce, (body) => resolve(new Response(body, { headers, status: finalStatus }))))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error: unknown) {
          finalStatus = 500
          log.error({ error: errorText(error) }, 'rendering failed')
        },
      },
    )
    const timer = setTimeout(stream.abort, RENDER_LIMIT_MS)
  })
}

/** The process manager restarts the server: without jobs no email would ever be sent. */
function endWithoutJobs(error: unknown) {
  log.error({ error: errorText(error) }, 'jobs could not be started')
  process.exit(1)
}

/** Collects a rendered page into one buffer, without streaming overhead. */
function collector(nonce: string, finish: (body: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece: Uint8Array, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(end) {
      const page = Buffer.concat(pieces)
      // in development React would warn about an attribute it did not write
      finish(import.meta.env.PROD ? delayScripts(page, nonce) : page)
      end()
    },
  })
}

/** Logs unexpected errors in full; the page never shows them. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isAnswer(error)) return
  log.error({ error: errorText(error), path: redactPath(new URL(request.url).pathname) }, 'request failed')
}

/** A 403 or 404 thrown by a resource route and Remix's own 405 also arrive here; they are not failures. */
function isAnswer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500
  return error instanceof Response || (typeof error === 'object' && error !== null && 'init' in error)
}
