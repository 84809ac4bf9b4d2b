import { env } from '~/server/env.server'

/**
 * Imported before everything else: what cannot be used is told in a sentence, before anything else reads it. Whoever
 * prints a first signing key has not all that production requires.
 */
try {
  if (process.argv.includes('--print')) process.env.NODE_ENV = 'development'
  env()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
