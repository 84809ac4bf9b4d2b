import { expect, test } from 'vitest'
import { formatBytes, nextBackup, progressText } from '~/models/provider/backup-messages'

test.each([
  [0, '0.1 MB'],
  [940_000, '0.9 MB'],
  [40_412_448, '40.4 MB'],
  [1_234_567_890, '1235 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test.each([
  [null, 'Backup in progress: copying the database.'],
  [0, 'Backup in progress: 0% packed.'],
  [0.999, 'Backup in progress: 99% packed.'],
])('progress %d reads: %s', (packed, text) => expect(progressText(packed)).toBe(text))

test.each([
  ['2026-11-28T08:29:59.000Z', '2026-11-28T08:30:00.000Z'],
  ['2026-11-28T08:30:00.000Z', '2026-11-29T08:30:00.000Z'],
  ['2026-11-30T23:00:00.000Z', '2026-12-01T08:30:00.000Z'],
])('after %s the next backup runs at %s', (now, next) => expect(nextBackup(new Date(now)).toISOString()).toBe(next))
