/** A rental from elsewhere is reminded of this many days before it has to be returned. */
export const RETURN_REMINDER_DAYS = 1
