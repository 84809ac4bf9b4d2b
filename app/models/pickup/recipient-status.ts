import type { Tone } from '~/models/trade/tone'

type Progress = { openedAt: Date | null; confirmedAt: Date | null; revokedAt: Date | null }

/** How far somebody has come with the pickup details they were sent. */
export function recipientStatus({ openedAt, confirmedAt, revokedAt }: Progress): { tone: Tone; label: string } {
  if (revokedAt) return { tone: 'gone', label: 'Revoked' }
  if (confirmedAt) return { tone: 'available', label: 'Confirmed' }
  return openedAt ? { tone: 'booked', label: 'Opened' } : { tone: 'waiting', label: 'Sent' }
}
