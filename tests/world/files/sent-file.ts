/** A file as it comes in: in pieces, and broken off behind so many bytes where that is said. */
export function sent(name: string, bytes: Buffer, { brokenAt = Number.POSITIVE_INFINITY } = {}) {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 65_536) {
      if (at >= brokenAt) throw new Error('the line broke')
      yield bytes.subarray(at, at + 65_536)
    }
  }
  return { name, content: pieces() }
}
