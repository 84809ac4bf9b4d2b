import { expect, test } from 'vitest'
import { aPdfWith } from '#tests/world/files/pdfs'
import { aPhoto } from '#tests/world/files/photos'
import { checkInProcess, checkPhoto } from '~/server/files/check-file.server'

test('checking a file does not block the event loop', async () => {
  let turns = 0
  const count = setInterval(() => turns++, 5)
  await checkInProcess('pdf', aPdfWith('/Java'.repeat(5_000_000)))
  clearInterval(count)
  expect(turns).toBeGreaterThan(3)
})

test('a check that times out reports a truncated file, and the next file is checked', async () => {
  expect(await checkInProcess('pdf', aPdfWith('/Java'.repeat(5_000_000)), 1)).toEqual({ ok: false, why: 'truncated' })
  expect(await checkInProcess('pdf', aPdfWith('/AcroForm 4 0 R'))).toMatchObject({ activeContent: ['form'] })
})

test('a checked photo is returned with its variants and its record', async () => {
  const variants = ['400.webp', '1280.webp'].map((name) => ({ name, bytes: expect.any(Buffer) }))
  const record = { wallClock: '2026-12-05T05:01:02', latitude: 33.75, camera: 'Pear Phone 12' }
  const checked = await checkPhoto(await aPhoto({ wallClock: '2026-12-05T05:01:02' }))
  expect(checked).toMatchObject({ ok: true, mediaType: 'image/jpeg', variants, record, fingerprint: null })
})
