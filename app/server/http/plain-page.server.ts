import { randomBytes } from 'node:crypto'
import { documentPolicy } from './exchange/security-headers.server'

type PlainPage = {
  styles: string
  /** The way on. */
  to: string
  label: string
  /** By status, in words of ours alone: they go into the page as they are. */
  explanation: Partial<Record<number, { title: string; words: string }>>
}

/**
 * For an address that answers with a file and so has no page around it: a refusal becomes a small page of its own with
 * the same status, instead of bare data. What is not explained, and redirects, pass through.
 */
export async function orPlainPage(page: PlainPage, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (thrown) {
    const status = statusOf(thrown)
    const said = page.explanation[status]
    if (!said) throw thrown
    return new Response(htmlOf(page, said), {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': documentPolicy(randomBytes(16).toString('base64')),
      },
    })
  }
}

/** Of what errors.server makes; 0 for anything else. */
function statusOf(thrown: unknown): number {
  const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : null
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : 0
}

const htmlOf = (
  { styles, to, label }: PlainPage,
  { title, words }: { title: string; words: string },
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main class="page grid justify-items-center gap-3 text-center">
<h1 class="mt-4 text-2xl">${title}</h1>
<p class="max-w-md text-quiet">${words}</p>
<p class="mt-3"><a class="btn btn-secondary" href="${to}">${label}</a></p>
</main>
</body>
</html>
`
