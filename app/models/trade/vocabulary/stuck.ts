/** What keeps an order from going on by itself, as the staff look for it. */
export const STUCK = [
  { value: 'unsigned', label: 'Not signed' },
  { value: 'docusign', label: 'DocuSign' },
  { value: 'papers', label: 'Missing documents' },
  { value: 'mail', label: 'Undelivered email' },
  { value: 'overdue', label: 'Overdue' },
] as const

export type Stuck = (typeof STUCK)[number]['value']

/** More orders than so many are not counted. */
export const MOST_STUCK = 99
