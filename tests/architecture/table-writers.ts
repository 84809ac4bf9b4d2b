/** The one domain that writes each table; every domain may read it. Search tables are written only by triggers. */
export const WRITERS: Record<string, string> = {
  accounts: 'accounts',
  signUpRequests: 'accounts',
  verificationCodes: 'accounts',
  sessions: 'server',
  links: 'server',
  outbox: 'server',
  rateLimits: 'server',
  files: 'server',
  vehicles: 'fleet',
  listingEvents: 'fleet',
  listingImports: 'fleet',
  listingImportRows: 'fleet',
  listingImportPhotos: 'fleet',
  vehiclePhotos: 'fleet',
  vehicleBlocks: 'fleet',
  vehicleViews: 'fleet',
  favorites: 'search',
  savedSearches: 'search',
  searchMornings: 'search',
  mailedMatches: 'search',
  // written by triggers, deleted by the search
  searchEvents: 'search',
  vacations: 'owner',
  calendarFeeds: 'owner',
  projectMembers: 'crew',
  activity: 'crew',
  inquiries: 'deals',
  offers: 'deals',
  dealMessages: 'deals',
  replyTemplates: 'deals',
  lists: 'lists',
  listVehicles: 'lists',
  externalVehicles: 'lists',
  externalFiles: 'lists',
  ratings: 'lists',
  comments: 'lists',
  mentionEmails: 'lists',
  carts: 'booking',
  cartItems: 'booking',
  checkouts: 'booking',
  orders: 'orders',
  orderItems: 'orders',
  amendments: 'orders',
  dueNotices: 'orders',
  agreements: 'signing',
  envelopes: 'signing',
  pickupRecipients: 'pickup',
  invoiceCounters: 'billing',
  invoices: 'billing',
  invoiceLines: 'billing',
  quotes: 'billing',
  quoteLines: 'billing',
  documents: 'documents',
  renderedDocuments: 'server',
  signingChains: 'signing',
  signingEvents: 'signing',
  signingOrderCount: 'signing',
  arrivals: 'pickup',
  returnStatements: 'pickup',
  inspections: 'pickup',
  inspectionPhotos: 'pickup',
  projects: 'projects',
  providerDocuments: 'provider',
  paymentNotes: 'provider',
  morningDigests: 'today',
  searchTerms: 'triggers',
  vehicleSearch: 'triggers',
}

/** The database name of a table: vehicleBlocks, vehicle_blocks. */
export const inDatabase = (table: string) => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const NAMES = new Map(Object.keys(WRITERS).flatMap((table) => [table, inDatabase(table)].map((name) => [name, table])))

const BUILT = /\.(?:insert|update|delete)\(\s*(?:\w+\.)?(\w+)/g
/** The name may be quoted, qualified by a schema, or interpolated from a table, an identifier or a string. */
const IN_SQL =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:\$\{\s*)?(?:sql\.\w+\(\s*)?(?:["'`]?\w+["']?\.)?["'`]?(\w+)/gi
const RENAMED = /\b(\w+) as (\w+)\b(?=[^}]*\} from '[^']*\/db\/[\w./]+')/g

/** Tables of other domains that a file writes. */
export function foreignWrites({ path, text }: { path: string; text: string }): string[] {
  const domain = /^app\/services\/([^/]+)\//.exec(path)?.[1] ?? 'server'
  const renamed = new Map([...text.matchAll(RENAMED)].map(([, table = '', name = '']) => [name, table]))
  const named = [BUILT, IN_SQL].flatMap((writes) => [...text.matchAll(writes)].map(([, name = '']) => name))
  const tables = named.flatMap((name) => NAMES.get(renamed.get(name) ?? name) ?? [])
  return tables.filter((table) => WRITERS[table] !== domain).map((table) => `${table} belongs to ${WRITERS[table]}`)
}

/** Statements that write a table of another domain. */
export const PLANTED_WRITES = [
  ['app/services/orders/x.server.ts', 'await tx.insert(vehicleBlocks).values(rows)'],
  ['app/services/provider/x.server.ts', 'await tx.update(accounts).set({ role })'],
  ['app/server/db/x.server.ts', 'await db().delete(orders)'],
  ['app/services/lists/x.server.ts', 'await tx\n  .insert(\n    schema.carts,\n  )'],
  [
    'app/services/lists/x.server.ts',
    "import { offers as made } from '~/server/db/client.server'\nawait tx.update(made)",
  ],
  ['app/services/lists/x.server.ts', `sql\`delete from \${inquiries}\``],
  ['app/services/lists/x.server.ts', `sql\`insert into vehicle_blocks (kind) values (\${kind})\``],
  ['app/services/lists/x.server.ts', 'sql`with gone as (DELETE FROM only "orders" returning id) select id from gone`'],
  ['app/services/lists/x.server.ts', 'sql`truncate table public.activity`'],
  ['app/services/provider/x.server.ts', "await connection.runSql('update accounts set status = 1')"],
  ['app/services/provider/x.server.ts', `sql\`update \${sql.identifier('sign_up_requests')} set status = 1\``],
  ['app/services/provider/x.server.ts', 'sql.raw(\'update "projects" set title = 1\')'],
] as const
