import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refererPath, requestPath } from '~/server/http/origin.server'
import { redirect } from '~/server/http/route.server'

const HERE = 'https://backlot.test'
const MAX_LENGTH = 2000

/** The URL of a Location for a browser on this site. */
const targetOf = (location: string) => new URL(location, `${HERE}/projects/7/list?vehicle=ford`)

function postFrom(referrer: string, path = '/projects/7/list/8/acceptance?card=8') {
  return new Request(HERE + path, { headers: { Host: 'backlot.test', Referer: referrer } })
}

/** Text that a header can contain. */
const text = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((sign) => String.fromCharCode(sign)) })
const piece = fc.constantFrom('/', '//', '\\', '.', '..', '@', ':', '?', '#', '%2f', '%5C', '%2e', '%', '%00', 'x.test')
const path = fc.oneof(
  text,
  fc.array(fc.oneof(piece, text), { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.nat({ max: 10_000 }).map((length) => 'a'.repeat(length)),
)

describe('the page of a form', () => {
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

  test('is the home page when the path of the post is not ours either', () => {
    expect(refererPath(postFrom(`${HERE}//evil.example`, '//evil.example'))).toBe('/')
  })

  test('is on this site and short enough for a header, for any Referer and path', () => {
    fc.assert(
      fc.property(path, path, (behind, own) => {
        const location = redirect(refererPath(postFrom(`${HERE}/${behind}`, `/${own}`))).headers.get('Location') ?? ''
        expect(targetOf(location).origin).toBe(HERE)
        expect(location).toMatch(/^\/(?![/\\]|%2f|%5c)/i)
        expect(location).not.toMatch(/\p{Cc}/u)
        expect(location.length).toBeLessThanOrEqual(MAX_LENGTH)
      }),
      { numRuns: 2000 },
    )
  })
})

test('the return path is that of the request, or null when it is too long or not ours', () => {
  expect(requestPath(new Request(`${HERE}/projects?active-after=7`))).toBe('/projects?active-after=7')
  expect(requestPath(new Request(`${HERE}//evil.example`))).toBeNull()
  expect(requestPath(new Request(`${HERE}/projects?q=${'a'.repeat(MAX_LENGTH)}`))).toBeNull()
})
