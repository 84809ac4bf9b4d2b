import { expect, test } from 'vitest'
import { begunAgo, readCursor, writeCursor } from '~/models/trade/updates-cursor'

const NOW = new Date('2026-11-20T10:00:00Z')

test('a cursor says since when and how many, and nothing else', () => {
  const cursor = { since: NOW, seen: 3 }
  expect(writeCursor(cursor)).toBe(`${NOW.getTime()}-3`)
  expect(readCursor(writeCursor(cursor))).toEqual(cursor)
})

test.each(['', '3', '-3', 'x-3', '1e9-3', '123456789012345678-3', '1- 3', '1-3-5'])('%j is none', (text) => {
  expect(readCursor(text)).toBeNull()
})

test('a page counts from a minute before it was loaded, and has seen what was there shortly before', () => {
  expect(begunAgo(30, NOW)).toEqual({
    since: new Date('2026-11-20T09:58:30Z'),
    until: new Date('2026-11-20T09:59:28Z'),
  })
})
