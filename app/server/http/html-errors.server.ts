import { randomBytes } from 'node:crypto'
import { log } from '../log.server'
import { documentPolicy } from './security-headers.server'

type PlainPage = {
  styles: string
  /** Where the link on the page leads. */
  to: string
  label: string
  /** By status. Not escaped: only fixed texts of ours. */
  explanation: Partial<Record<number, Said>>
  /** Title for a 500. */
  failed?: string
}

type Said = { title: string; words: string }

/**
 * Error page for an address that answers with a file: a refusal becomes a small HTML page with the same status. Errors
 * are logged and answered with 500; redirects and statuses without an explanation pass through.
 */
export async function withHtmlErrors(page: PlainPage, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (thrown) {
    const status = statusOf(thrown)
    const said = refusalText(page, status)
    if (!said) throw thrown
    if (thrown instanceof Error) log.error(thrown, 'a download failed')
    return new Response(htmlOf(page, said), {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': documentPolicy(randomBytes(16).toString('base64')),
      },
    })
  }
}

function refusalText({ explanation, failed }: PlainPage, status: number): Said | undefined {
  if (status === 500 && failed) return { title: failed, words: 'The problem is on our end.' }
  return explanation[status]
}

/** Status of a response from errors.server, 500 for an error, 0 for anything else such as a redirect. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof Error) return 500
  const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : null
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : 0
}

const htmlOf = ({ styles, to, label }: PlainPage, { title, words }: Said) => `<!doctype html>
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
