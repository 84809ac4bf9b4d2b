import { sql } from 'drizzle-orm'
import { errorText, log } from '~/server/log.server'
import { db, selectRows } from './client.server'

/** Whether the database answers now. */
export async function checkHealth(): Promise<boolean> {
  try {
    await selectRows(db(), sql`select 1`)
    return true
  } catch (error) {
    log.error({ error: errorText(error) }, 'the database does not answer')
    return false
  }
}
