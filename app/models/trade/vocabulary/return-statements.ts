/** What a side says of the return of a vehicle; only its owner objects. */
export const RETURN_STATEMENTS = ['confirmed', 'objected'] as const
export type ReturnStatement = (typeof RETURN_STATEMENTS)[number]
