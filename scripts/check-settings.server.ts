import { env } from '~/server/env.server'

/** Imported before everything else: reports invalid settings in a sentence before other modules read them. */
try {
  env()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
