import { closeDatabase, openDatabase } from '~/services/db/client.server'
import { startJobs, stopJobs } from '~/services/jobs/jobs.server'

/** What the application does around its requests: opens, migrates, runs jobs, stops. */
await openDatabase()
await startJobs()
await stopJobs()
await closeDatabase()
