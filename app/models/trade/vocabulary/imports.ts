/** Kinds of imported files. */
export const IMPORT_KINDS = ['vehicles', 'photos'] as const

/**
 * uploaded: waits for its column mapping. checked: every row was read; waits to be confirmed. queued: waits for a job
 * to apply it. failed: nothing of it was applied.
 */
export const IMPORT_STATUSES = ['uploaded', 'checked', 'queued', 'applied', 'failed', 'undone'] as const

/** What a row does to the vehicle with its stock number; one refused row blocks the whole file. */
export const ROW_OUTCOMES = ['added', 'updated', 'unchanged', 'refused'] as const

/** Outcome of a photo in a zip. */
export const PHOTO_OUTCOMES = ['added', 'unchanged', 'refused'] as const
