const REFUSED_BY_CONSTRAINT = /^23/
const DEADLOCK_OR_SERIALIZATION = new Set(['40P01', '40001'])

/** Name of the unique, exclusion, check or foreign key rule that refused a statement; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = databaseError(error)
  return REFUSED_BY_CONSTRAINT.test(code) ? constraint : undefined
}

/** True for errors that only say: two transactions met, try again. */
export const isRetryable = (error: unknown): boolean => DEADLOCK_OR_SERIALIZATION.has(databaseError(error).code)

/** drizzle wraps what the engine threw, so the cause is looked through. */
function databaseError(error: unknown): { code: string; constraint?: string } {
  if (!(error instanceof Error)) return { code: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code === undefined) return databaseError(error.cause)
  return {
    code,
    constraint: 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined,
  }
}
