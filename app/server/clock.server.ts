let reading: () => Date = () => new Date()

/** The current time. All code reads it here, so that tests can set the clock. */
export function now(): Date {
  return reading()
}

/** For tests: stops the clock at an instant, reads it from a function, or with no argument resets it. */
export function setClock(to?: Date | (() => Date)) {
  if (to === undefined) reading = () => new Date()
  else if (typeof to === 'function') reading = to
  else reading = () => new Date(to)
}
