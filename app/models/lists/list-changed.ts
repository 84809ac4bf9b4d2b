export const CHANGED_BY_YOU = 'You have changed this list somewhere else since you opened this form.'

/** By the name of whoever saved the list last. */
export function changedBy(name: string): string {
  return `${name} has changed this list since you opened it.`
}
