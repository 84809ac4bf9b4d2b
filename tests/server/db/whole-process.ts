import { jobs } from '~/schedule.server'
import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { startJobs, stopJobs } from '~/server/jobs/jobs.server'

/** Opens and migrates the database, runs jobs and stops, as the application does. */
await openDatabase()
await startJobs(jobs)
await stopJobs()
await closeDatabase()
