/** What a field may be filled with, for the browser to store for a day; where there is nothing, the list says so. */
export function suggestions(names: string[]): Response {
  return Response.json(names.length > 0 ? names : ['No data available'], {
    headers: { 'Cache-Control': 'private, max-age=86400' },
  })
}
