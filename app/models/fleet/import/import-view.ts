import { firstAndMore, pluralize } from '~/models/trade/format/text'
import type { Tone } from '~/models/trade/vocabulary/option'

type Status = 'uploaded' | 'checked' | 'queued' | 'applied' | 'failed' | 'undone'
type Kind = 'vehicles' | 'photos'
type Counts = { added: number; updated: number; unchanged: number; refused: number }

export const IMPORT_BADGES: Record<Status, { tone: Tone; label: string }> = {
  uploaded: { tone: 'waiting', label: 'Choose columns' },
  checked: { tone: 'waiting', label: 'Not confirmed' },
  queued: { tone: 'booked', label: 'In progress' },
  applied: { tone: 'available', label: 'Imported' },
  failed: { tone: 'refused', label: 'Failed' },
  undone: { tone: 'gone', label: 'Undone' },
}

export const IMPORT_KIND_LABELS: Record<Kind, string> = { vehicles: 'Vehicles', photos: 'Photos' }

/** '2 added, 1 updated, 3 unchanged', without zeros; only zips have `refused`, because they import the rest. */
export function countsText({ added, updated, unchanged, refused }: Counts): string {
  const parts = [
    added > 0 && `${added} added`,
    updated > 0 && `${updated} updated`,
    unchanged > 0 && `${unchanged} unchanged`,
    refused > 0 && `${refused} refused`,
  ]
  return parts.filter(Boolean).join(', ') || 'Nothing to change'
}

/** The counts of an applied import; photos are never updated. */
export function importCounts({ kind, added, updated, unchanged, refused }: Counts & { kind: Kind }) {
  return [
    { label: 'Added', count: added },
    ...(kind === 'vehicles' ? [{ label: 'Updated', count: updated }] : []),
    { label: 'Unchanged', count: unchanged },
    { label: 'Refused', count: refused },
  ]
}

export function photosMissing(vehicles: number): string {
  return `${pluralize(vehicles, 'vehicle has', 'vehicles have')} no photos yet.`
}

/** What an undo does. */
export function undoText({ added, updated }: Pick<Counts, 'added' | 'updated'>): string {
  const parts = [
    added > 0 && `${pluralize(added, 'added vehicle is', 'added vehicles are')} deleted, photos included.`,
    updated > 0 && `${pluralize(updated, 'updated vehicle gets', 'updated vehicles get')} back the values from before.`,
    'Vehicles that it has listed become drafts again.',
  ]
  return parts.filter(Boolean).join(' ')
}

/** Progress while a job applies it. */
export function progressText(kind: Kind, { done, total }: { done: number; total: number }): string {
  if (kind === 'photos') return total > 0 ? `${done} of ${pluralize(total, 'photo')} done` : 'Reading the zip'
  return `Importing ${pluralize(total, 'vehicle')}`
}

const MAX_LABEL_LENGTH = 60

/** A header, with its place if it is not the only one of its name. */
export function columnLabel(headers: readonly string[], header: string, index: number): string {
  if (header === '') return `Column ${index + 1}`
  const short = header.length > MAX_LABEL_LENGTH ? `${[...header].slice(0, MAX_LABEL_LENGTH).join('')}…` : header
  return headers.filter((each) => each === header).length > 1 ? `${short} (column ${index + 1})` : short
}

type RowSentence = { row: number; header: string; sentence: string }

/** Equal sentences about a column once, with their rows, in the order of the first row. */
export function groupedByRows(all: readonly RowSentence[]): { rows: number[]; header: string; sentence: string }[] {
  const groups = new Map<string, { rows: number[]; header: string; sentence: string }>()
  for (const { row, header, sentence } of all) {
    const key = JSON.stringify([header, sentence])
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { rows: [row], header, sentence })
  }
  return [...groups.values()]
}

const MAX_ROWS = 8

/** 'Row 3', 'Rows 3, 5, and 8', 'Rows 2, 3, 4, 5, 6, 7, 8, 9, and 12 more'. */
export function rowsText(rows: readonly number[]): string {
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${firstAndMore(rows.map(String), MAX_ROWS)}`
}
