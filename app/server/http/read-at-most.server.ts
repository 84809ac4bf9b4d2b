/** Reads a body up to a size limit; null when it is larger, without reading on. */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Buffer | null> {
  const reader = body?.getReader()
  const pieces: Uint8Array[] = []
  let bytes = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.byteLength
    if (bytes > limit) {
      await reader?.cancel()
      return null
    }
    pieces.push(read.value)
  }
  return Buffer.concat(pieces)
}
