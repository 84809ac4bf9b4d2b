/** Said to the second of two who change one member's role. */
export function roleChanged(now: string): string {
  return `Someone else has changed this role. It is now ${now}.`
}
