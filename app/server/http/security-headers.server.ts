import { originOfTiles } from '~/models/trade/addresses/map-tiles'
import { env } from '~/server/env.server'
import { mapSettings } from '~/server/map-settings.server'

/** Other origins that a page embeds (a map), posts a form to (signing) or loads the tiles of maps from. */
export type Outside = { frame?: string; form?: string; hasTiles?: boolean }

/** Content-Security-Policy of a page, with a nonce. Other sites are only allowed on pages that name them. */
export function documentPolicy(nonce: string, { frame, form, hasTiles }: Outside = {}): string {
  // the outbox page shows emails in frames
  const frames = [env().DEMO && "'self'", frame && hostOf(frame)].filter(Boolean)
  const map = hasTiles && mapSettings()
  const images = ["'self' data: blob:", map && hostOf(originOfTiles(map.tiles))].filter(Boolean)
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self'",
    'img-src': images.join(' '),
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

/** Validated, because a semicolon would start another directive. */
function hostOf(origin: string): string {
  if (!/^https:\/\/[a-z\d.-]+(:\d+)?$/.test(origin)) throw new Error(`${origin} is no host that a page may name.`)
  return origin
}

/** Security headers (CSP, HSTS, referrer, permissions policy) of every response that does not set its own. */
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

/** Whether APP_ORIGIN is https: then cookies are Secure and HSTS is sent. */
export function isSecure(): boolean {
  return env().APP_ORIGIN?.startsWith('https:') ?? false
}
