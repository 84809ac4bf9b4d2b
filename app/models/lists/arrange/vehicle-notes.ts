import { labelOf } from '~/models/trade/vocabulary/option'
import { MARKS, type Mark } from '~/models/trade/vocabulary/projects'

export const MAX_CAR_NUMBER_LENGTH = 12
export const MAX_CHARACTER_LENGTH = 60
export const MAX_NOTE_LENGTH = 300

/** Form value of no mark. */
export const NO_MARK = 'no mark'

/** The number, character, mark and note of a list vehicle; '' and null if not set. */
export type VehicleNotes = { carNumber: string; character: string; mark: Mark | null; note: string }

/** The same as form fields. */
export type NoteFields = Omit<VehicleNotes, 'mark'> & { mark: Mark | typeof NO_MARK }

/** 'PC-12, Ruby's car, 1 of 3'; '' without both. */
export function pictureCarText({ carNumber, character }: Pick<VehicleNotes, 'carNumber' | 'character'>): string {
  return [carNumber, character].filter(Boolean).join(', ')
}

/** 'First choice'; '' without a mark. */
export const markText = (mark: Mark | null): string => (mark ? labelOf(MARKS, mark) : '')

/** The same as non-empty texts to show; null if there are none, which keeps pages of cards small. */
export type NotesView = { pictureCar?: string; mark?: string; note?: string } | null

export function notesView(notes: VehicleNotes): NotesView {
  const texts = { pictureCar: pictureCarText(notes), mark: markText(notes.mark), note: notes.note }
  const shown = Object.entries(texts).filter(([, text]) => text !== '')
  return shown.length > 0 ? Object.fromEntries(shown) : null
}
