import { describe, expect, test } from 'vitest'
import { imdbAddress } from '~/models/accounts/sign-up-form'
import {
  alreadyDecidedText,
  GRANTED_ROLES,
  SIGN_UP_BADGES,
  shownLink,
  signUpTab,
} from '~/models/accounts/sign-up-requests'
import { mayOpen } from '~/models/trade/access/permissions'
import { RENTER_ROLES, SIGN_UP_STATUSES } from '~/models/trade/vocabulary/accounts'

test.each([
  ['https://www.imdb.com/name/nm0000123', ['imdb.com/name/', 'nm0000123']],
  ['https://m.imdb.com/name/nm0000123/', ['m.imdb.com/name/', 'nm0000123/']],
])('%s is shown without its beginning', (address, parts) => expect(shownLink(address)).toEqual(parts))

describe('a link to imdb.com', () => {
  test.each([
    ['https://www.imdb.com/name/nm0000123', 'https://www.imdb.com/name/nm0000123'],
    ['http://imdb.com/name/nm0000123/?ref_=fn', 'http://imdb.com/name/nm0000123/?ref_=fn'],
    ['https://m.imdb.com/name/nm0000123', 'https://m.imdb.com/name/nm0000123'],
    ['HTTPS://PRO.IMDB.COM/name/nm0000123', 'https://pro.imdb.com/name/nm0000123'],
    ['imdb.com/name/nm0000123', 'https://imdb.com/name/nm0000123'],
    ['www.imdb.com', 'https://www.imdb.com/'],
    ['https://www.imdb.com/name/"><script>', 'https://www.imdb.com/name/%22%3E%3Cscript%3E'],
  ])('%s is accepted', (text, address) => expect(imdbAddress(text)).toBe(address))

  test.each([
    'nm0000123',
    'https://',
    'https://imdb.com.evil.example/name',
    'https://evil.example/imdb.com',
    'https://notimdb.com/name',
    'https://imdb.com@evil.example/',
    'https://dana:secret@imdb.com/name',
    'https://imdb.com:8080/name',
    'https:imdb.com/name',
    'javascript:alert(1)//imdb.com/',
    'data:text/html,imdb.com/',
    'ftp://imdb.com/name',
    '//imdb.com/name',
    'imdb.com.evil.example/name',
  ])('%s is refused', (text) => expect(imdbAddress(text)).toBeNull())
})

test('an approval can grant only the renter roles', () => {
  expect(GRANTED_ROLES.map(({ value }) => value)).toEqual(RENTER_ROLES)
})

test.each(GRANTED_ROLES)('the description of $label matches what the role can open', ({ value, opens }) => {
  expect(/^Can search/.test(opens)).toBe(mayOpen('search', value))
  expect(/create projects/.test(opens)).toBe(mayOpen('createProject', value))
  expect(/, book vehicles/.test(opens)).toBe(mayOpen('cart', value))
  expect(/orders/.test(opens)).toBe(mayOpen('orders', value))
})

test.each([
  [null, 'requested'],
  ['', 'requested'],
  ['REJECTED', 'requested'],
  ['rejected', 'rejected'],
  ['approved', 'approved'],
])('tab=%j shows the requests that are %s', (text, tab) => expect(signUpTab(text)).toBe(tab))

test('every status has a badge, and the text for a second decision names the first one', () => {
  expect(SIGN_UP_STATUSES.map((status) => SIGN_UP_BADGES[status].label)).toEqual(['Requested', 'Approved', 'Rejected'])
  expect(alreadyDecidedText('rejected', 'Pru Delacroix')).toBe(
    'Pru Delacroix already rejected this request. Nothing was changed.',
  )
})
