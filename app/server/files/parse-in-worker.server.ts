import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { errorText, log } from '~/server/log.server'
import { projectRoot } from '~/server/project-root.server'

const MAX_PARSE_MS = 10_000
/** Node's own modules take 10 MB of it. */
const MAX_MEMORY_MB = 160

/**
 * Parses an untrusted file on a worker thread of its own, so that one that is made to be slow or large holds up no
 * page. null where it exceeds the time or the memory, or breaks the parser. The caller has bounded the size.
 */
export async function parseInWorker<Parsed>(
  kind: 'exif' | 'pdf',
  bytes: Buffer,
  limitMs = MAX_PARSE_MS,
): Promise<Parsed | null> {
  const worker = new Worker(join(projectRoot(), 'app/server/files/parse-worker.mjs'), {
    workerData: { kind, bytes },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  try {
    return await new Promise<Parsed | null>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('It took too long.')), limitMs)
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', () => {
        clearTimeout(timer)
        reject(new Error('It ended without an answer.'))
      })
    })
  } catch (error) {
    log.warn({ kind, error: errorText(error) }, 'an uploaded file could not be parsed')
    return null
  } finally {
    await worker.terminate()
  }
}
