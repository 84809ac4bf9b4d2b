import { expect, test } from 'vitest'
import { aPdfWith } from '#tests/world/files/pdfs'
import { parseInWorker } from '~/server/files/parse-in-worker.server'

test('a file is parsed beside the event loop, which goes on meanwhile', async () => {
  let turns = 0
  const count = setInterval(() => turns++, 5)
  await parseInWorker('pdf', aPdfWith('/Java'.repeat(5_000_000)))
  clearInterval(count)
  expect(turns).toBeGreaterThan(3)
})

test('what takes longer than a parser may is not parsed, and the next file is', async () => {
  expect(await parseInWorker('pdf', aPdfWith('/Java'.repeat(5_000_000)), 1)).toBeNull()
  expect(await parseInWorker('pdf', aPdfWith('/AcroForm 4 0 R'))).toEqual(['form'])
})
