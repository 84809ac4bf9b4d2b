import { env } from '~/server/env.server'

/** Imported before everything else: what cannot be used is told in a sentence, before anything else reads it. */
try {
  env()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
