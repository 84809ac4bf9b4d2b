/** Numbers shown on a page for each row, by row id. */
export type SeenRows<Numbers extends readonly number[]> = ReadonlyMap<string, Numbers>

/** Serialized for a hidden field: 'id:3:1200,id:1:900'. */
export function seenText(rows: readonly { id: string; seen: readonly number[] }[]): string {
  return rows.map(({ id, seen }) => [id, ...seen].join(':')).join(',')
}
