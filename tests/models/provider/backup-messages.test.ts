import { expect, test } from 'vitest'
import { formatBytes, progressText } from '~/models/provider/backup-messages'

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
