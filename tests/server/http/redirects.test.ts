import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refererPath, requestPath } from '~/server/http/origin.server'
import { redirect } from '~/server/http/route.server'

const HERE = 'https://backlot.test'
const LONGEST = 2000

/** What a browser that is on this site makes of a Location. */
const leadsTo = (location: string) => new URL(location, `${HERE}/projects/7/list?vehicle=ford`)

function postFrom(referrer: string, path = '/projects/7/list/8/acceptance?card=8') {
  return new Request(HERE + path, { headers: { Host: 'backlot.test', Referer: referrer } })
}

/** Text that a header can hold: what else there is never reaches the server. */
const text = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((sign) => String.fromCharCode(sign)) })
const piece = fc.constantFrom('/', '//', '\\', '.', '..', '@', ':', '?', '#', '%2f', '%5C', '%2e', '%', '%00', 'x.test')
const path = fc.oneof(
  text,
  fc.array(fc.oneof(piece, text), { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.nat({ max: 10_000 }).map((length) => 'a'.repeat(length)),
)

describe('the page that a form stands on', () => {
  test.each([
    ['/projects/7/list?list=9', '/projects/7/list?list=9'],
    ['//evil.example', '/projects/7/list/8/acceptance?card=8'],
    ['/%2f/evil.example', '/projects/7/list/8/acceptance?card=8'],
    ['/%5Cevil.example', '/projects/7/list/8/acceptance?card=8'],
    ['/.//evil.example', '/projects/7/list/8/acceptance?card=8'],
    [`/${'a'.repeat(10_000)}`, '/projects/7/list/8/acceptance?card=8'],
    ['/%', '/projects/7/list/8/acceptance?card=8'],
  ])('with the Referer %s is %s', (referrer, page) => {
    expect(refererPath(postFrom(HERE + referrer))).toBe(page)
  })

  test('is home where the address of the post is none of ours either', () => {
    expect(refererPath(postFrom(`${HERE}//evil.example`, '//evil.example'))).toBe('/')
  })

  test('stays on this site, whatever Referer and address say, and is short enough for a header', () => {
    fc.assert(
      fc.property(path, path, (behind, own) => {
        const location = redirect(refererPath(postFrom(`${HERE}/${behind}`, `/${own}`))).headers.get('Location') ?? ''
        expect(leadsTo(location).origin).toBe(HERE)
        expect(location).toMatch(/^\/(?![/\\]|%2f|%5c)/i)
        expect(location).not.toMatch(/\p{Cc}/u)
        expect(location.length).toBeLessThanOrEqual(LONGEST)
      }),
      { numRuns: 2000 },
    )
  })
})

test('an address to come back to is that of the request, and none where it is too long or leads elsewhere', () => {
  expect(requestPath(new Request(`${HERE}/projects?active-after=7`))).toBe('/projects?active-after=7')
  expect(requestPath(new Request(`${HERE}//evil.example`))).toBeNull()
  expect(requestPath(new Request(`${HERE}/projects?q=${'a'.repeat(LONGEST)}`))).toBeNull()
})
