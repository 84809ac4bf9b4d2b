import { useEffect, useRef, useState } from 'react'
import { FILE_FIELDS } from '~/models/lists/external/external-fields'
import { EXTERNAL_MESSAGES, externalFileProblem, TOO_MANY } from '~/models/lists/external/external-messages'
import { MAX_DOCUMENT_BYTES, MAX_PHOTO_BYTES } from '~/models/trade/constants'
import type { FileProblem } from '~/models/trade/fields/uploads'
import { HEAD_BYTES, photoTypeOf } from '~/models/trade/file-types.mjs'
import { externalPaths } from '~/models/trade/paths/lists'
import { type ExternalFileKind, MAX_EXTERNAL_FILES } from '~/models/trade/vocabulary/external-vehicles'

/** A chosen file. `part`: the uploaded part, from 0 to 1. */
export type Upload = {
  /** Also the id of the staged file. */
  key: string
  kind: ExternalFileKind
  file: File
  /** For a photo. */
  preview: string | null
  state: 'sending' | 'staged' | 'refused'
  part: number
  problem?: string
}

export type Uploads = ReturnType<typeof useUploads>

/** Chosen files, each uploaded immediately with its own progress; the form submits their ids. */
export function useUploads(projectId: string) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const requests = useRef(new Map<string, XMLHttpRequest>())
  useEffect(
    () => () => {
      for (const request of requests.current.values()) request.abort()
    },
    [],
  )

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  async function send(upload: Upload) {
    const problem = await problemOf(upload)
    if (problem) return change(upload.key, { state: 'refused', problem })
    const request = new XMLHttpRequest()
    requests.current.set(upload.key, request)
    const refusal = await sendFile(request, externalPaths.upload(projectId, upload.kind), upload, (part) =>
      change(upload.key, { part }),
    )
    requests.current.delete(upload.key)
    change(upload.key, refusal === null ? { state: 'staged', part: 1 } : { state: 'refused', problem: refusal })
  }

  return {
    all: uploads,
    isBusy: uploads.some(({ state }) => state === 'sending'),
    /** `stored`: the number of stored files of this kind. */
    add(kind: ExternalFileKind, files: readonly File[], stored: number) {
      let room = MAX_EXTERNAL_FILES - stored - uploads.filter((each) => each.kind === kind).length
      const added = files.map((file): Upload => {
        room -= 1
        const preview = kind === 'photo' ? URL.createObjectURL(file) : null
        const one = { key: crypto.randomUUID(), kind, file, preview, part: 0 }
        return room < 0 ? { ...one, state: 'refused', problem: TOO_MANY[kind] } : { ...one, state: 'sending' }
      })
      setUploads((all) => [...all, ...added])
      for (const upload of added) if (upload.state === 'sending') send(upload)
    },
    retry(upload: Upload) {
      change(upload.key, { state: 'sending', part: 0, problem: undefined })
      send(upload)
    },
    remove(which: (upload: Upload) => boolean) {
      for (const { key, preview } of uploads.filter(which)) {
        requests.current.get(key)?.abort()
        if (preview) URL.revokeObjectURL(preview)
      }
      setUploads((all) => all.filter((upload) => !which(upload)))
    },
  }
}

/** The problem that the server would find from a file's size and first bytes; null if it has to read all of it. */
async function problemOf({ kind, file }: Upload): Promise<string | null> {
  const say = (problem: FileProblem) => externalFileProblem(kind, problem)
  if (file.size === 0) return say('empty')
  if (file.size > (kind === 'photo' ? MAX_PHOTO_BYTES : MAX_DOCUMENT_BYTES)) return say('too-large')
  if (kind === 'purchase') return null
  const { type, why } = photoTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (why) return say(why === 'heic' ? 'heic' : 'wrong-type')
  return type?.format === 'webp' ? say('wrong-type') : null
}

/** Resolves to null once staged, else to the problem. */
function sendFile(request: XMLHttpRequest, to: string, { key, kind, file }: Upload, report: (part: number) => void) {
  return new Promise<string | null>((resolve) => {
    const body = new FormData()
    body.set('key', key)
    body.set(FILE_FIELDS[kind].files, file)
    request.upload.onprogress = ({ loaded, total }) => report(loaded / total)
    request.onerror = () => resolve(EXTERNAL_MESSAGES.uploadFailed)
    request.onabort = () => resolve(EXTERNAL_MESSAGES.uploadFailed)
    request.onload = () => resolve(problemIn(request.responseText))
    request.open('POST', to)
    request.send(body)
  })
}

/** A response that is not ours, such as the log-in page, is a failure too. */
function problemIn(text: string): string | null {
  try {
    const response: unknown = JSON.parse(text)
    if (typeof response !== 'object' || response === null) return EXTERNAL_MESSAGES.uploadFailed
    if ('ok' in response && response.ok === true) return null
    // the server puts the name of the file in front
    return 'message' in response && typeof response.message === 'string'
      ? response.message
      : EXTERNAL_MESSAGES.uploadFailed
  } catch {
    return EXTERNAL_MESSAGES.uploadFailed
  }
}
