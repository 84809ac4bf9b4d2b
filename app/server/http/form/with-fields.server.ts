/** A copy of the request with other form fields, for a library that reads the body itself. */
export function withFields(request: Request, fields: Record<string, string>): Request {
  const headers = new Headers(request.headers)
  for (const ofBody of ['Content-Type', 'Content-Length']) headers.delete(ofBody)
  return new Request(request.url, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

export const userAgentOf = (request: Request): string => request.headers.get('User-Agent') ?? ''
