/** The days of a week as its columns are headed, the first one first. Apart, because pages draw months without counting days. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
