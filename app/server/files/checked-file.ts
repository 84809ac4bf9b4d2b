import type { ActiveContent, FileProblem } from '~/models/trade/fields/uploads'

/** EXIF data of a photo that is kept as evidence. */
export type PhotoRecord = {
  /** Local time of the camera, '2026-12-07T09:30:00'; null without one. */
  wallClock: string | null
  /** UTC offset of the camera, '-05:00'; null without one. */
  ahead: string | null
  /** Degrees. */
  latitude: number | null
  longitude: number | null
  camera: string
}

/** Result of validating a file by its content. */
export type CheckedFile =
  | {
      ok: true
      mediaType: string
      ending: string
      activeContent: ActiveContent[]
      /** Variants to show in its place. */
      variants?: { name: string; bytes: Buffer }[]
      record?: PhotoRecord
    }
  | { ok: false; why: FileProblem }
