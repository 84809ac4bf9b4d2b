import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Exif } from 'exif-reader'
import { MAX_PHOTO_PIXELS } from '~/models/trade/constants'
import { PHOTO_VARIANTS } from '~/models/trade/vocabulary/inspections'
import { errorText, log } from '~/server/log.server'
import { projectRoot } from '~/server/project-root.server'
import { photoRecord } from './photo-record.server'
import type { CheckedFile } from './receive-file.server'

/** A file on the local disk, by its path, or its bytes. */
type Source = string | Buffer

const MAX_CHECK_MS = 40_000
/** Node's own modules take 10 MB of it. */
const MAX_HEAP_MB = 160

/** A complete PDF, with what it contains besides pages. */
export function checkPdf(source: Source): Promise<CheckedFile> {
  return checkInWorker('pdf', source)
}

/** A photo that can be decoded, with its variants and its EXIF record. */
export async function checkPhoto(source: Source): Promise<CheckedFile> {
  const checked = await checkInWorker<{ exif?: Exif | null }>('photo', source)
  return checked.ok ? { ...checked, record: photoRecord(checked.exif ?? null) } : checked
}

/**
 * Checks an untrusted file on a worker thread of its own, so that one that is made to be slow or large blocks no page;
 * its memory is freed with the thread. A file that exceeds the time or the memory, or breaks a parser, counts as
 * damaged. The caller has bounded its size.
 */
export async function checkInWorker<Found = unknown>(
  kind: 'pdf' | 'photo',
  source: Source,
  limitMs = MAX_CHECK_MS,
): Promise<CheckedFile & Found> {
  const worker = new Worker(join(projectRoot(), 'app/server/files/checks/worker.mjs'), {
    workerData: { kind, source, limits: { maxPixels: MAX_PHOTO_PIXELS, variants: PHOTO_VARIANTS } },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('It took too long.')), limitMs)
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', () => {
        clearTimeout(timer)
        reject(new Error('It ended without an answer.'))
      })
    })
  } catch (error) {
    log.warn({ kind, error: errorText(error) }, 'an uploaded file could not be checked')
    return { ok: false, why: 'truncated' }
  } finally {
    await worker.terminate()
  }
}
