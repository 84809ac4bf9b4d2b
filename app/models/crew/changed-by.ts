type Edited = 'list' | 'project'

export function changedByYou(what: Edited): string {
  return `You have changed this ${what} somewhere else since you opened this form.`
}

/** By the name of whoever saved it last. */
export function changedBy(name: string, what: Edited): string {
  return `${name} has changed this ${what} since you opened it.`
}
