import { describe, expect, test } from 'vitest'
import { shouldRevalidate } from '~/routes/projects/project'

describe('the page’s loader runs again after', () => {
  const page = new URL('http://localhost/projects/1/list?vehicle=cap')
  const dialog = new URL('http://localhost/projects/1/list/2/removal?vehicle=cap')
  const comments = new URL('http://localhost/projects/1/list/2/comments?through=3')
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
    ['closing a dialog', { currentUrl: dialog }, true],
    ['moving on within dialogs', { currentUrl: dialog, nextUrl: comments }, false],
    [
      'a comment',
      { currentUrl: comments, nextUrl: comments, formMethod: 'POST' as const, formAction: comments.pathname },
      false,
    ],
    ['a search', { formMethod: 'GET' as const }, true],
    ['a successful form', { currentUrl: dialog, formMethod: 'POST' as const, actionStatus: 302 }, true],
    ['a refused form', { currentUrl: dialog, nextUrl: dialog, formMethod: 'POST' as const, actionStatus: 400 }, false],
    [
      'a form refused because the project was closed',
      { currentUrl: page, nextUrl: dialog, formMethod: 'POST' as const, actionStatus: 403 },
      true,
    ],
  ])('%s', (_name, change, expected) => {
    expect(loads(change)).toBe(expected)
  })
})
