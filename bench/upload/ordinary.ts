import { createServer } from 'node:http'
import { Readable } from 'node:stream'

/** Takes forms as any server may, whole: by `Request.formData()`. */
createServer(async (incoming, answer) => {
  if (incoming.method !== 'POST') return answer.end()
  const headers = { 'Content-Type': incoming.headers['content-type'] ?? '' }
  const body = new Response(Readable.toWeb(incoming).pipeThrough(new TransformStream()), { headers })
  const form = await body.formData()
  answer.statusCode = 413
  answer.end(String([...form].length))
}).listen(Number(process.env.PORT), '127.0.0.1')
