import type { Connection } from '~/server/db/connection.server'

/** The account that uploaded the documents. */
const STAFF = '00000000-0000-4000-8000-0000000057af'

/**
 * Three years of orders for 5,000 vehicles: nearly all are completed, signed and have their documents; a few are stuck
 * in each way. Only inserts what the staff page reads, so some foreign keys refer to missing rows.
 */
export async function fillOrders(on: Pick<Connection, 'runSql'>, count: number) {
  for (const table of TABLES) await on.runSql(`alter table ${table} disable trigger all`, [])
  await on.runSql(`insert into accounts (id, email, role, status) values ($1, 'staff@example.com', $2, 'invited')`, [
    STAFF,
    'backlot_provider',
  ])
  for (const statement of STATEMENTS) await on.runSql(statement.replaceAll(':count', `${count}`), [])
  for (const table of TABLES) await on.runSql(`alter table ${table} enable trigger all`, [])
  await on.runSql('analyze', [])
}

const TABLES = ['orders', 'order_items', 'agreements', 'documents', 'outbox'] as const

const OWNERS = 500
const RENTERS = 1000
const VEHICLES = 5000
const PROJECTS = 2000

/** When order n was placed: evenly spread over three years, the last one now. */
const placed = `now() - (:count - n) * interval '3 years' / :count`

const STATEMENTS = [
  `insert into accounts (id, email, first_name, last_name, role, status)
    select md5('owner' || n)::uuid, 'owner' || n || '@example.com', 'Olive' || n % 50, 'Oakley' || n, 'backlot_owner',
      'invited' from generate_series(0, ${OWNERS - 1}) as n`,
  `insert into accounts (id, email, first_name, last_name, role, status)
    select md5('renter' || n)::uuid, 'renter' || n || '@example.com', 'Rene' || n % 70, 'Rowe' || n,
      'backlot_renter_application_admin', 'invited' from generate_series(0, ${RENTERS - 1}) as n`,
  `insert into vehicles (id, owner_id, year, make, model, body_type, era, color, market, town, state, zipcode, zone,
      day_price, exterior_condition, interior_condition, mechanical_condition)
    select md5('vehicle' || n)::uuid, md5('owner' || n % ${OWNERS})::uuid, 1950 + n % 60,
      (array['Ford', 'Chevrolet', 'Dodge', 'Checker'])[n % 4 + 1], 'Model ' || n % 97, 'Sedan', '1970s', 'red', 'Atlanta',
      'Newnan', 'GA', '30263', (array['America/New_York', 'America/Chicago', 'America/Los_Angeles'])[n % 3 + 1], 100,
      'Normal Condition', 'Normal Condition', 'Normal Condition' from generate_series(0, ${VEHICLES - 1}) as n`,
  `insert into projects (id, title, production_company, created_by)
    select md5('project' || n)::uuid, 'Production ' || n, 'Company ' || n % 400, md5('renter' || n % ${RENTERS})::uuid
    from generate_series(0, ${PROJECTS - 1}) as n`,
  `insert into orders (project_id, placed_by, cart_revision, tax_per_mille, production_company_name, contact_name, email,
      phone_number, address_line1, city, state, zipcode, payment_terms, payment_method, created_at)
    select md5('project' || n % ${PROJECTS})::uuid, md5('renter' || n % ${RENTERS})::uuid, n, 89, 'Company ' || n % 400,
      'Rene Rowe', 'accounts@example.com', '+14045550123', '1 Pine Street', 'Atlanta', 'GA', '30301', 'net_30', 'ACH',
      ${placed} from generate_series(1, :count) as n`,
  // one order in two hundred is one or two days overdue, one in thirty was cancelled
  `insert into order_items (order_id, inquiry_id, list_vehicle_id, vehicle_id, booked_from, booked_to, daily_cents,
      listed_cents, agreed_cents, price_cents, tax_cents, status, completed_on, created_at)
    select id, gen_random_uuid(), gen_random_uuid(), md5('vehicle' || (id * 7 + item * 13) % ${VEHICLES})::uuid, first, last,
      10000, 40000, 40000, 40000, 3560,
      case when id % 30 = 0 then 'cancelled' when last >= current_date or is_late then 'confirmed' else 'completed' end,
      case when id % 30 = 0 or last >= current_date or is_late then null else last end, created_at
    from (select id, item, created_at, created_at::date + 14 as first, created_at::date + 17 as last,
        created_at::date + 17 > current_date - 60 and id % 50 = 1 as is_late
      from orders, generate_series(1, 2) as item) as booked`,
  // one in three of last week's orders is not signed
  `insert into agreements (order_id, first_name, last_name, email, title, text, text_sha256, status, answered_at, created_at)
    select id, 'Ruth', 'Park', 'ruth@example.com', 'Line Producer', 'Text', 'hash',
      case when is_open then 'not_signed' else 'signed' end, case when is_open then null else created_at end, created_at
    from (select *, created_at > now() - interval '7 days' and id % 3 = 0 as is_open from orders) as asked`,
  // one order in a thousand lacks a document
  `insert into documents (order_id, kind, status, file_id, sent_by, created_at)
    select agreements.order_id, kind, 'current', gen_random_uuid(), '${STAFF}', agreements.created_at
    from agreements, (values ('purchase-order'), ('coi')) as kinds(kind)
    where agreements.status = 'signed' and (agreements.order_id % 1000 > 0 or kind = 'coi')`,
  `update orders set documents_at = created_at where 2 = (select count(*) from documents where order_id = orders.id)`,
  `insert into outbox (message_id, kind, recipient, subject, status, attempts, last_error, order_id, created_at)
    select id || '-' || number, 'mail', 'ruth@example.com', 'Order #' || id,
      case when id % 2500 = 0 then 'failed' else 'sent' end, case when id % 2500 = 0 then 5 else 1 end,
      case when id % 2500 = 0 then 'mailbox full' end, id, created_at
    from orders, generate_series(1, 3) as number`,
]
