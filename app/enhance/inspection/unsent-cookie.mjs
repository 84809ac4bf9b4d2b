const DAYS = 30

/** A cookie that tells the server that photos are queued on this phone: a log-out then does not clear them. */
export function writeUnsentCookie(hasUnsent) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const lifetime = `Path=/; SameSite=Lax; Max-Age=${hasUnsent ? DAYS * 86_400 : 0}${secure}`
  // the other way of writing cookies is not in every browser
  Object.assign(document, { cookie: `backlot_unsent=1; ${lifetime}` })
  // asked for once there is something to lose
  if (hasUnsent) navigator.storage?.persist?.()
}
