/** The one room that writes each table; any room may read it. Search tables are written by triggers alone. */
export const WRITERS: Record<string, string> = {
  accounts: 'accounts',
  signUpRequests: 'accounts',
  verificationCodes: 'accounts',
  sessions: 'server',
  links: 'server',
  outbox: 'server',
  rateLimits: 'server',
  vehicles: 'fleet',
  vehiclePhotos: 'fleet',
  vehicleBlocks: 'fleet',
  projectMembers: 'crew',
  activity: 'crew',
  inquiries: 'deals',
  offers: 'deals',
  lists: 'lists',
  listVehicles: 'lists',
  ratings: 'lists',
  comments: 'lists',
  carts: 'orders',
  cartItems: 'orders',
  checkouts: 'orders',
  orders: 'orders',
  orderItems: 'orders',
  agreements: 'orders',
  projects: 'projects',
  searchTerms: 'triggers',
  vehicleSearch: 'triggers',
}

const WRITES = new RegExp(
  `(?:\\.(?:insert|update|delete)\\(|\\b(?:insert into|update|delete from) \\$\\{)(${Object.keys(WRITERS).join('|')})\\b`,
  'gi',
)

/** Tables that a file writes and that belong to another room. */
export function foreignWrites({ path, text }: { path: string; text: string }): string[] {
  const room = /^app\/services\/([^/]+)\//.exec(path)?.[1] ?? 'server'
  const tables = [...text.matchAll(WRITES)].map(([, table = '']) => table)
  return tables.filter((table) => WRITERS[table] !== room).map((table) => `${table} belongs to ${WRITERS[table]}`)
}
