const DAYS = 30

/** Tells the server by a cookie that photos are queued on this phone, so that a log-out does not clear them. */
export function writeUnsentCookie(hasUnsent) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const lifetime = `Path=/; SameSite=Lax; Max-Age=${hasUnsent ? DAYS * 86_400 : 0}${secure}`
  // not every browser has the Cookie Store API
  Object.assign(document, { cookie: `backlot_unsent=1; ${lifetime}` })
  // only once there is something to lose
  if (hasUnsent) navigator.storage?.persist?.()
}
