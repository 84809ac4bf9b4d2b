/** An upload in chunks that fails after `brokenAt` bytes. */
export function sent(name: string, bytes: Buffer, { brokenAt = Number.POSITIVE_INFINITY } = {}) {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 65_536) {
      if (at >= brokenAt) throw new Error('the connection broke')
      yield bytes.subarray(at, at + 65_536)
    }
  }
  return { name, content: pieces() }
}
