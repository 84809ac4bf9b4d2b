import type { HtmlResponse } from '#tests/world/visits/raw-requests'

/** The results of posted forms: rows in `written` must be in the database, and `failures` must be empty. */
export type PostResults = { sent: number; cutOff: number; written: Set<string>; failures: string[] }

export const noResults = (): PostResults => ({ sent: 0, cutOff: 0, written: new Set(), failures: [] })

/** `row`: the row that the form writes, as in `written`. `mayAlsoBe`: expected statuses besides 302 and 409. */
type Wish = { name: string; row?: string; isTwice: boolean; mayAlsoBe?: readonly number[] }

/** Posts a form, twice at once if `isTwice`, and adds the result. */
export async function postForm(
  results: PostResults,
  { name, row, isTwice, mayAlsoBe = [] }: Wish,
  post: () => Promise<HtmlResponse>,
): Promise<void> {
  const posts = isTwice ? [post(), post()] : [post()]
  for (const response of await Promise.all(posts.map((each) => each.catch(() => null)))) {
    results.sent += 1
    if (!response) results.cutOff += 1
    else if (response.status === 302) row && results.written.add(row)
    else if (response.status !== 409 && !mayAlsoBe.includes(response.status))
      results.failures.push(`${name} was answered with ${response.status}`)
  }
}

export const merged = (all: readonly PostResults[]): PostResults => ({
  sent: all.reduce((sum, { sent }) => sum + sent, 0),
  cutOff: all.reduce((sum, { cutOff }) => sum + cutOff, 0),
  written: new Set(all.flatMap(({ written }) => [...written])),
  failures: all.flatMap(({ failures }) => failures),
})
