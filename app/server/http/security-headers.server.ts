import { env } from '~/server/env.server'

/** The one host outside that a page shows in a frame (a map), and the one it posts a form to (who signs): origins. */
export type Outside = { frame?: string; form?: string }

/**
 * Documents get this policy with a nonce of their own; everything else needs nothing at all. What lies outside is loaded,
 * framed and posted to by nobody but the page that names its host.
 */
export function documentPolicy(nonce: string, { frame, form }: Outside = {}): string {
  // the outbox shows mails in frames
  const frames = [env().DEMO && "'self'", frame && hostOf(frame)].filter(Boolean)
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'worker-src': "'self'",
    'frame-src': frames.join(' ') || "'none'",
    'object-src': "'none'",
    'connect-src': env().NODE_ENV === 'development' ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'form-action': form ? `'self' ${hostOf(form)}` : "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

/** One host by https, and no word more: a semicolon would begin another directive. */
function hostOf(origin: string): string {
  if (!/^https:\/\/[a-z\d.-]+(:\d+)?$/.test(origin)) throw new Error(`${origin} is no host that a page may name.`)
  return origin
}

/** What every answer carries unless it says otherwise itself: pages, data, pictures, static files and errors. */
export function defaultHeaders(): [string, string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // no-referrer would make phones post `Origin: null`, which readForm could not tell from another site
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=()'],
  ]
  if (isSecure()) headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])
  return headers
}

/** Whether browsers reach the application over https, as APP_ORIGIN says. */
export function isSecure(): boolean {
  return env().APP_ORIGIN?.startsWith('https:') ?? false
}
