import { sql } from 'drizzle-orm'
import { connection, installConnection } from '~/server/db/client.server'

/** Does something and takes back whatever it has written: as if it had never been, for whoever comes next. */
export async function undone(work: () => Promise<void>): Promise<void> {
  const opened = connection()
  const takeBack = new Error('Everything is taken back.')
  try {
    await opened.transaction(async (tx) => {
      installConnection({
        ...opened,
        db: tx,
        transaction: (inner) => tx.transaction(inner),
        runSql: (text, values = []) => tx.execute(withValues(text, values)),
      })
      await work()
      throw takeBack
    })
  } catch (error) {
    if (error !== takeBack) throw error
  } finally {
    installConnection(opened)
  }
}

/** 'where key = $1' with its values. */
function withValues(text: string, values: unknown[]) {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, index) => (index % 2 ? sql.param(values[Number(part) - 1]) : sql.raw(part))))
}
