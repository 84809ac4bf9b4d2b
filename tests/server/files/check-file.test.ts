import { expect, test } from 'vitest'
import { aPdfWith } from '#tests/world/files/pdfs'
import { checkInProcess } from '~/server/files/check-file.server'

test('a file is checked beside the event loop, which goes on meanwhile', async () => {
  let turns = 0
  const count = setInterval(() => turns++, 5)
  await checkInProcess('pdf', aPdfWith('/Java'.repeat(5_000_000)))
  clearInterval(count)
  expect(turns).toBeGreaterThan(3)
})

test('what takes longer than a check may counts as damaged, and the next file is checked', async () => {
  expect(await checkInProcess('pdf', aPdfWith('/Java'.repeat(5_000_000)), 1)).toEqual({ ok: false, why: 'truncated' })
  expect(await checkInProcess('pdf', aPdfWith('/AcroForm 4 0 R'))).toMatchObject({ activeContent: ['form'] })
})
