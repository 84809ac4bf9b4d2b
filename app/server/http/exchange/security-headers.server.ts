import { env } from '~/server/env.server'

/** Documents get this policy with a nonce of their own; everything else needs nothing at all. */
export function documentPolicy(nonce: string): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    // the outbox shows mails in frames
    ...(env().DEMO ? { 'frame-src': "'self'" } : {}),
    'connect-src': env().NODE_ENV === 'development' ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
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
