import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Exif } from 'exif-reader'
import { MAX_PHOTO_PIXELS } from '~/models/trade/constants'
import { RENDERED_FILES, STORED_FILE, WHOLE_FILES } from '~/models/trade/photos'
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
  return checkInProcess('pdf', source)
}

/** A photo that can be decoded, with its variants and its EXIF record. */
export async function checkPhoto(source: Source): Promise<CheckedFile> {
  const checked = await checkInProcess<{ exif?: Exif | null }>('photo', source)
  return checked.ok ? { ...checked, record: photoRecord(checked.exif ?? null) } : checked
}

/** The same plus the vehicle's 4:3 crop around a center, in percent. */
export function checkVehiclePhoto(center: { x: number; y: number }) {
  return async (source: Source): Promise<CheckedFile> => {
    const limits = { maxPixels: MAX_PHOTO_PIXELS, variants: WHOLE_FILES, crop: { center, file: STORED_FILE } }
    const checked = await checkInProcess('photo', source, MAX_CHECK_MS, limits)
    return checked.ok ? { ...checked, renderedLater: RENDERED_FILES } : checked
  }
}

/**
 * Checks an untrusted file in a child process, without this process's settings: a slow, huge or malicious file blocks
 * no page, its memory is freed with the process, and at the time limit it is killed. A file that exceeds time or
 * memory, or crashes a parser, counts as damaged. The caller limits its size.
 */
export async function checkInProcess<Found = unknown>(
  kind: 'pdf' | 'photo',
  source: Source,
  limitMs = MAX_CHECK_MS,
  limits: object = { maxPixels: MAX_PHOTO_PIXELS, variants: PHOTO_VARIANTS },
): Promise<CheckedFile & Found> {
  const child = fork(join(projectRoot(), 'app/server/files/checks/process.mjs'), {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    // otherwise each thread keeps its decoding memory
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (checked: CheckedFile & Found) => resolve(checked))
      child.once('error', reject)
      child.once('exit', (_, signal) => reject(new Error(signal ? 'It took too long.' : 'It ended without an answer.')))
      child.send({ kind, source, limits }, (error) => error && reject(error))
    })
  } catch (error) {
    log.warn({ kind, error: errorText(error) }, 'an uploaded file could not be checked')
    return { ok: false, why: 'truncated' }
  } finally {
    child.kill('SIGKILL')
  }
}
