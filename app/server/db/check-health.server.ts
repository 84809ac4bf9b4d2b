import { sql } from 'drizzle-orm'
import { errorText, log } from '~/server/log.server'
import { db, selectRows } from './client.server'

/** Health check: whether the database answers. */
export async function checkHealth(): Promise<boolean> {
  try {
    await selectRows(db(), sql`select 1`)
    return true
  } catch (error) {
    log.error({ error: errorText(error) }, 'the database does not answer')
    return false
  }
}
