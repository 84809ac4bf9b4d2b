/** Days before the return of an external rental on which a reminder is sent. */
export const RETURN_REMINDER_DAYS = 1
