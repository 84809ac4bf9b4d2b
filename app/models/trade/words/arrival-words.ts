import { pluralize } from './text'

/** 'has arrived', 'arrives in 1 hour 20 minutes'. */
export function arrivalWords(minutes: number): string {
  if (minutes === 0) return 'has arrived'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && pluralize(hours, 'hour'), rest > 0 && pluralize(rest, 'minute')]
  return `arrives in ${parts.filter(Boolean).join(' ')}`
}
