import type { Tone } from '~/models/trade/vocabulary/option'

export const TONE_CLASS = {
  available: 'is-available',
  waiting: 'is-waiting',
  booked: 'is-booked',
  gone: 'is-gone',
  refused: 'is-refused',
} as const

/** A badge: a dot and words on a tint, never color alone. */
export function Status({ tone, label, className = '' }: { tone: Tone; label: string; className?: string }) {
  return <span className={`status ${TONE_CLASS[tone]} ${className}`}>{label}</span>
}
