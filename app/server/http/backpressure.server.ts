import type { ServerResponse } from 'node:http'
import { requestContext } from '../request-context.server'

/**
 * Backpressure for a streamed response: reads no faster than the client receives. Otherwise Remix reads a whole large
 * file into memory for a slow connection. Ends early if the client disconnects.
 */
export function withBackpressure(content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  // none outside of an HTTP server
  const response = requestContext()?.response
  if (!response) return content
  const reader = content.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        await roomIn(response)
        if (response.destroyed) {
          controller.close()
          return reader.cancel()
        }
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function roomIn(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go)
      response.off('close', go)
      resolve()
    }
    response.once('drain', go)
    response.once('close', go)
  })
}
