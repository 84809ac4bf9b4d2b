import { FILE_FIELDS } from '~/models/lists/external/external-fields'
import { EXTERNAL_MESSAGES, externalFileProblem, TOO_MANY } from '~/models/lists/external/external-messages'
import { MAX_DOCUMENT_BYTES, MAX_PHOTO_BYTES } from '~/models/trade/constants'
import { combineRefusals, type Refusal, refused } from '~/models/trade/results/outcome'
import {
  EXTERNAL_FILE_KINDS,
  type ExternalFileKind,
  MAX_EXTERNAL_FILES,
} from '~/models/trade/vocabulary/external-vehicles'
import { checkPhoto } from '~/server/files/check-file.server'
import { type CheckedFile, type FileRule, type Received, receiveFile, sentBy } from '~/server/files/receive-file.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

export const MAX_FILES_PER_FORM = EXTERNAL_FILE_KINDS.length * MAX_EXTERNAL_FILES

type Incoming = { field: string; name: string; content: AsyncIterable<Uint8Array> }

/** A received file of a form, or why it was refused. */
export type ArrivedFile = { kind: ExternalFileKind; name: string; received: Received | Refusal }

/**
 * Receives the files of a form as they are streamed: `take` gets each file, `arrived` collects them. Checks access
 * before anything is read (404, 403). Does not read files above the maximum per kind or the rate limit.
 */
export async function receiveExternalFiles(asker: Account, projectId: string) {
  requirePermission('editExternals', await requireMembership(asker, projectId))
  const arrived: ArrivedFile[] = []
  const take = async (file: Incoming): Promise<void> => {
    const kind = EXTERNAL_FILE_KINDS.find((each) => FILE_FIELDS[each].files === file.field)
    if (!kind) return
    const isFull = arrived.filter((each) => each.kind === kind).length >= MAX_EXTERNAL_FILES
    const received = isFull ? refused('too-many-photos', TOO_MANY[kind]) : await receive(asker, projectId, kind, file)
    arrived.push({ kind, name: file.name, received })
  }
  return { take, arrived }
}

async function receive(asker: Account, projectId: string, kind: ExternalFileKind, file: Incoming) {
  const outcome = await withRateLimit('external-file', asker, `${asker.id}/${projectId}`, async () => ({
    ok: true,
    received: await receiveFile(file, sentBy(asker), RULES[kind]),
  }))
  return outcome.ok ? outcome.received : outcome
}

const RULES: Record<ExternalFileKind, FileRule> = {
  photo: { limit: MAX_PHOTO_BYTES, check: checkJpegOrPng },
  // stored unchecked, because the server never opens it
  purchase: {
    limit: MAX_DOCUMENT_BYTES,
    check: async () => ({ ok: true, mediaType: 'application/octet-stream', ending: '', activeContent: [] }),
  },
}

async function checkJpegOrPng(path: string): Promise<CheckedFile> {
  const checked = await checkPhoto(path)
  return checked.ok && checked.mediaType === 'image/webp' ? { ok: false, why: 'wrong-type' } : checked
}

/** A refusal for each file that was not accepted, next to its field and with the file's name; null if there is none. */
export function checkArrived(arrived: readonly ArrivedFile[]): Refusal | null {
  return combineRefusals(
    arrived.map(({ kind, name, received }) => {
      if (received.ok) return null
      const refusal = 'code' in received ? received : refused('file-refused', externalFileProblem(kind, received.why))
      return { ...refusal, message: `${name}: ${refusal.message}`, field: FILE_FIELDS[kind].files }
    }),
  )
}

/**
 * The refusals of a form's files, after the other ones. Without script, files are lost when the form is shown again, so
 * each field that had some asks for them again.
 */
export function checkFilesSent(refusal: Refusal, arrived: readonly ArrivedFile[]): Refusal
export function checkFilesSent(refusal: Refusal | null, arrived: readonly ArrivedFile[]): Refusal | null
export function checkFilesSent(refusal: Refusal | null, arrived: readonly ArrivedFile[]) {
  const kinds = EXTERNAL_FILE_KINDS.filter((kind) => arrived.some((file) => file.kind === kind && file.received.ok))
  const again = kinds.map((kind) => refused('file-refused', EXTERNAL_MESSAGES.chooseAgain, FILE_FIELDS[kind].files))
  return combineRefusals([refusal, checkArrived(arrived), ...again])
}

/** The same for a new vehicle, which needs a photo. `staged`: the ids in the form of files uploaded earlier. */
export function checkNewFiles(refusal: Refusal | null, arrived: readonly ArrivedFile[], staged: unknown) {
  const hasPhoto = staged !== undefined || arrived.some(({ kind }) => kind === 'photo')
  const missing = hasPhoto ? null : refused('photo-missing', EXTERNAL_MESSAGES.photo, FILE_FIELDS.photo.files)
  return checkFilesSent(combineRefusals([refusal, missing]), arrived)
}
