import { createServer } from 'node:http'
import { createReadableStreamFromReadable } from '@remix-run/node'

/** A server that reads forms the usual way: completely, with `formData()`. */
createServer(async (incoming, response) => {
  if (incoming.method !== 'POST') return response.end()
  const headers = { 'Content-Type': incoming.headers['content-type'] ?? '' }
  const form = await new Response(createReadableStreamFromReadable(incoming), { headers }).formData()
  response.statusCode = 413
  response.end(String([...form].length))
}).listen(Number(process.env.PORT), '127.0.0.1')
