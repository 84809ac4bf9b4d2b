/** Suggestions for a field, cached by the browser for a day; an empty list contains a message instead. */
export function suggestions(names: string[]): Response {
  return Response.json(names.length > 0 ? names : ['No data available'], {
    headers: { 'Cache-Control': 'private, max-age=86400' },
  })
}
