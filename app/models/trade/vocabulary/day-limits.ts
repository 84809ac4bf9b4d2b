/** Days the owner has to answer an inquiry. */
export const DAY_LIMITS = [
  { value: 1, label: '1 day' },
  { value: 2, label: '2 days' },
  { value: 3, label: '3 days' },
] as const

/** What a form begins with. */
export const USUAL_DAY_LIMIT = 2

export type DayLimit = (typeof DAY_LIMITS)[number]['value']
