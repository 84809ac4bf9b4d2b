let reading: () => Date = () => new Date()

/** The present instant. The only place in the services that asks the machine for it. */
export function now(): Date {
  return reading()
}

/** Tests stop the clock at an instant, let it run from a function, or give nothing to set it going again. */
export function setClock(to?: Date | (() => Date)) {
  if (to === undefined) reading = () => new Date()
  else if (typeof to === 'function') reading = to
  else reading = () => new Date(to)
}
