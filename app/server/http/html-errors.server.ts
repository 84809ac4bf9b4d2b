import { randomBytes } from 'node:crypto'
import { log } from '../log.server'
import { documentPolicy } from './security-headers.server'

type PlainPage = {
  styles: string
  /** The way on. */
  to: string
  label: string
  /** By status, in words of ours alone: they go into the page as they are. */
  explanation: Partial<Record<number, Said>>
  /** What it says, instead of its explanation, when the file could not be given. */
  failed?: string
}

type Said = { title: string; words: string }

/**
 * For an address that answers with a file and so has no page around it: a refusal becomes a small page of its own with
 * the same status, instead of bare data. What breaks is logged and is a 500. What is not explained, and redirects, pass
 * through.
 */
export async function withHtmlErrors(page: PlainPage, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (thrown) {
    const status = statusOf(thrown)
    const said = refusalText(page, status)
    if (!said) throw thrown
    if (thrown instanceof Error) log.error(thrown, 'a file could not be given')
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

/** Of what errors.server makes, and 500 for what broke; 0 for anything else, such as a redirect. */
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
