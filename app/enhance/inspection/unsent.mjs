const DAYS = 30

/** Tells the server by a cookie that photos wait on this phone: a log-out then leaves them there. */
export function markUnsent(hasUnsent) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const lifetime = `Path=/; SameSite=Lax; Max-Age=${hasUnsent ? DAYS * 86_400 : 0}${secure}`
  // the other way of writing cookies is not in every browser
  Object.assign(document, { cookie: `backlot_unsent=1; ${lifetime}` })
  // asked for once there is something to lose
  if (hasUnsent) navigator.storage?.persist?.()
}
