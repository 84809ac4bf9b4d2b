import { describe, expect, test } from 'vitest'
import { shouldRevalidate } from '~/routes/projects/project'

describe('what script loads again', () => {
  const page = new URL('http://localhost/projects/1/list?vehicle=cap')
  const dialog = new URL('http://localhost/projects/1/list/2/removal?vehicle=cap')
  const loads = (change: Partial<Parameters<typeof shouldRevalidate>[0]>) =>
    shouldRevalidate({
      currentUrl: page,
      nextUrl: page,
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
      ...change,
    })

  test.each([
    ['opening a dialog', { nextUrl: dialog }, false],
    ['closing it', { currentUrl: dialog }, true],
    ['a search', { formMethod: 'GET' as const }, true],
    ['a form that worked', { currentUrl: dialog, formMethod: 'POST' as const, actionStatus: 302 }, true],
    [
      'a form that came back',
      { currentUrl: dialog, nextUrl: dialog, formMethod: 'POST' as const, actionStatus: 400 },
      false,
    ],
    [
      'a step that is refused because the project was closed',
      { currentUrl: page, nextUrl: dialog, formMethod: 'POST' as const, actionStatus: 403 },
      true,
    ],
  ])('%s', (_name, change, expected) => {
    expect(loads(change)).toBe(expected)
  })
})
