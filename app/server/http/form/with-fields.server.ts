/** The same request with these fields alone: for a library that reads a form by itself, which was read here already. */
export function withFields(request: Request, fields: Record<string, string>): Request {
  const headers = new Headers(request.headers)
  for (const ofBody of ['Content-Type', 'Content-Length']) headers.delete(ofBody)
  return new Request(request.url, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

export const userAgentOf = (request: Request): string => request.headers.get('User-Agent') ?? ''
