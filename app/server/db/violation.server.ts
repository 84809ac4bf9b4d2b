const REFUSED_BY_CONSTRAINT = /^23/
const DEADLOCK_OR_SERIALIZATION = new Set(['40P01', '40001'])

/** Name of the constraint (unique, exclusion, check, foreign key) that was violated; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = databaseError(error)
  return REFUSED_BY_CONSTRAINT.test(code) ? constraint : undefined
}

/** Deadlock or serialization failure: the transaction may succeed when it is retried. */
export const isRetryable = (error: unknown): boolean => DEADLOCK_OR_SERIALIZATION.has(databaseError(error).code)

/** Drizzle wraps the error of the engine in `cause`. */
function databaseError(error: unknown): { code: string; constraint?: string } {
  if (!(error instanceof Error)) return { code: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code === undefined) return databaseError(error.cause)
  return {
    code,
    constraint: 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined,
  }
}
