import type { Connection } from '~/server/db/connection.server'
import type { FleetVehicle } from './fleet'

const BATCH = 4000
const OWNER = '00000000-0000-4000-8000-00000000f1ee'

/** Inserts the fleet in batches. */
export async function fillDatabase(on: Pick<Connection, 'runSql'>, fleet: FleetVehicle[]) {
  await on.runSql(
    `insert into accounts (id, email, role, status) values ($1, 'fleet@example.com', 'backlot_owner', 'invited')`,
    [OWNER],
  )
  for (let start = 0; start < fleet.length; start += BATCH) {
    const batch = JSON.stringify(fleet.slice(start, start + BATCH))
    await on.runSql(INSERT_VEHICLES, [batch, OWNER])
    await on.runSql(INSERT_BLOCKS, [batch])
  }
  await on.runSql('analyze')
}

const INSERT_VEHICLES = `
  insert into vehicles (id, owner_id, year, make, model, body_type, kinds, usage_tags, era, color, market, town, state, zipcode, zone,
    day_price, latitude, longitude, listed_at, exterior_condition, interior_condition, mechanical_condition)
  select id, $2::uuid, year, make, model, "bodyType", kinds, "usageTags", era, color, market, town, state, '30301', zone, "dayPrice",
    latitude, longitude, "listedAt",
    'Normal Condition', 'Normal Condition', 'Normal Condition'
  from json_to_recordset($1::json) as fleet (id uuid, year integer, make text, model text, "bodyType" text, kinds text[],
    "usageTags" text[], era text,
    color text, market text, town text, state text, zone text, "dayPrice" integer, latitude double precision,
    longitude double precision, "listedAt" timestamptz)`

const INSERT_BLOCKS = `
  insert into vehicle_blocks (vehicle_id, period, kind)
  select fleet.id, daterange(block."from", block."to", '[]'), 'owner'
  from json_to_recordset($1::json) as fleet (id uuid, blocks json),
    json_to_recordset(fleet.blocks) as block ("from" date, "to" date)`
