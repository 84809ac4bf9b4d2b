import { createServer } from 'node:http'
import { createReadableStreamFromReadable } from '@remix-run/node'

/** A server that reads forms the usual way: completely, with `formData()`. */
createServer(async (incoming, answer) => {
  if (incoming.method !== 'POST') return answer.end()
  const headers = { 'Content-Type': incoming.headers['content-type'] ?? '' }
  const form = await new Response(createReadableStreamFromReadable(incoming), { headers }).formData()
  answer.statusCode = 413
  answer.end(String([...form].length))
}).listen(Number(process.env.PORT), '127.0.0.1')
