import { violatedConstraint } from '~/server/db/client.server'

/** The name of the constraint the database refuses with; a statement it takes is an error of the test. */
export async function refusalOf(statement: PromiseLike<unknown>): Promise<string> {
  try {
    await statement
  } catch (error) {
    return violatedConstraint(error) ?? String(error instanceof Error ? (error.cause ?? error) : error)
  }
  throw new Error('The database took it.')
}
