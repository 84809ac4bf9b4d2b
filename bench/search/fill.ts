import { z } from 'zod'
import type { Connection } from '~/server/db/connection.server'
import type { FleetVehicle } from './fleet'

const BATCH = 4000
const OWNER = '00000000-0000-4000-8000-00000000f1ee'

type Database = Pick<Connection, 'runSql'>

/** Inserts the fleet in batches; triggers maintain the search. */
export async function fillDatabase(on: Database, fleet: FleetVehicle[]) {
  await insertFleet(on, fleet)
  await on.runSql('analyze')
}

/**
 * The same rows for a large fleet, without triggers: the search columns are computed once, and the term indexes are
 * built last.
 */
export async function fillInBulk(on: Database, fleet: FleetVehicle[]) {
  await on.runSql('alter table vehicles disable trigger vehicles_were_added')
  await on.runSql('alter table vehicle_blocks disable trigger blocks_were_added')
  const indexes = await termIndexes(on)
  for (const { name } of indexes) await on.runSql(`drop index ${name}`)
  await insertFleet(on, fleet)
  for (let start = 0; start < fleet.length; start += BULK) {
    const ids = JSON.stringify(fleet.slice(start, start + BULK).map(({ id }) => id))
    await on.runSql(
      'select refresh_vehicle_search(array_agg(id::uuid)) from json_array_elements_text($1::json) as id',
      [ids],
    )
  }
  await on.runSql(BOOKED)
  for (const { definition } of indexes) await on.runSql(definition)
  await on.runSql('alter table vehicles enable trigger vehicles_were_added')
  await on.runSql('alter table vehicle_blocks enable trigger blocks_were_added')
  await on.runSql('vacuum analyze')
}

const BULK = 50_000

async function termIndexes(on: Database): Promise<{ name: string; definition: string }[]> {
  const { rows } = await on.runSql(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'vehicle_search' and indexdef like '%USING gin%'`)
  return z.array(z.object({ name: z.string(), definition: z.string() })).parse(rows)
}

const BOOKED = `
  update vehicle_search set booked = days.periods
  from (select vehicle_id, range_agg(period) as periods from vehicle_blocks where active group by vehicle_id) as days
  where vehicle_search.vehicle_id = days.vehicle_id`

async function insertFleet(on: Database, fleet: FleetVehicle[]) {
  await on.runSql(
    `insert into accounts (id, email, role, status) values ($1, 'fleet@example.com', 'backlot_owner', 'invited')`,
    [OWNER],
  )
  for (let start = 0; start < fleet.length; start += BATCH) {
    const batch = JSON.stringify(fleet.slice(start, start + BATCH))
    await on.runSql(INSERT_VEHICLES, [batch, OWNER])
    await on.runSql(INSERT_BLOCKS, [batch])
  }
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
