import { expect, test } from 'vitest'
import { begunAgo, readCursor, writeCursor } from '~/models/trade/updates-cursor'

const NOW = new Date('2026-11-20T10:00:00Z')

test('a cursor has a time and a count', () => {
  const cursor = { since: NOW, seen: 3 }
  expect(writeCursor(cursor)).toBe(`${NOW.getTime()}-3`)
  expect(readCursor(writeCursor(cursor))).toEqual(cursor)
})

test.each(['', '3', '-3', 'x-3', '1e9-3', '123456789012345678-3', '1- 3', '1-3-5'])('%j is not a cursor', (text) => {
  expect(readCursor(text)).toBeNull()
})

test('the updates of a page start a minute before it was loaded', () => {
  expect(begunAgo(30, NOW)).toEqual({
    since: new Date('2026-11-20T09:58:30Z'),
    until: new Date('2026-11-20T09:59:28Z'),
  })
})
