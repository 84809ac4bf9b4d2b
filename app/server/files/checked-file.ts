import type { ActiveContent, FileProblem } from '~/models/trade/fields/uploads'

/** What a photo says of itself, as far as it is a record. */
export type PhotoRecord = {
  /** '2026-12-07T09:30:00' as the camera's clock showed it; null where it told none. */
  wallClock: string | null
  /** By how much that clock was ahead of UTC, '-05:00'; null where it told none. */
  ahead: string | null
  /** Degrees. */
  latitude: number | null
  longitude: number | null
  camera: string
}

/** What was found in a file by its content. */
export type CheckedFile =
  | {
      ok: true
      mediaType: string
      ending: string
      activeContent: ActiveContent[]
      /** Made of it to be shown in its place. */
      variants?: { name: string; bytes: Buffer }[]
      record?: PhotoRecord
    }
  | { ok: false; why: FileProblem }
