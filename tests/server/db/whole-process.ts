import { jobs } from '~/schedule.server'
import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { startJobs, stopJobs } from '~/server/jobs/jobs.server'

/** What the application does around its requests: opens, migrates, runs jobs, stops. */
await openDatabase()
await startJobs(jobs)
await stopJobs()
await closeDatabase()
