/** Said to the second of two who change one member's role. */
export function roleChanged(now: string): string {
  return `Somebody has changed this role meanwhile: it is ${now} now.`
}
