import { isRetryable } from './violation.server'

const ATTEMPTS = 4

/** Runs an attempt again when all that went wrong is that two of them blocked each other on a database server. */
export async function retryOnDeadlock<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (count === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}
