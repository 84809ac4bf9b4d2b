/** Longer than a short response takes on a slow connection. */
const TIMEOUT_MS = 8000

export async function isOnline() {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout?.(TIMEOUT_MS) }
  return (await fetch('/robots.txt', options).catch(() => null))?.ok ?? false
}
