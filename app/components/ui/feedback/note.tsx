import type { ReactNode } from 'react'
import type { Tone } from '~/models/trade/vocabulary/option'
import { Icon, type IconName } from '../icon'

const TONE_CLASS = {
  available: 'is-available',
  waiting: 'is-waiting',
  booked: 'is-booked',
  gone: 'is-gone',
  refused: 'is-refused',
} as const

/** A badge: a dot and text on a tint, never color alone. */
export function Status({ tone, label, className = '' }: { tone: Tone; label: string; className?: string }) {
  return <span className={`status ${TONE_CLASS[tone]} ${className}`}>{label}</span>
}

const TONE_ICON: Record<Tone, IconName> = {
  available: 'check',
  waiting: 'clock',
  booked: 'note',
  gone: 'note',
  refused: 'alert',
}

interface NoteProps {
  tone: Tone
  icon?: IconName
  /** Announced as soon as it appears; for refusals of what was just submitted. */
  isAlert?: boolean
  className?: string
  children: ReactNode
}

/** A sentence or two on a tint that the reader should not miss. */
export function Note({ tone, icon = TONE_ICON[tone], isAlert = false, className = '', children }: NoteProps) {
  return (
    <div className={`note ${TONE_CLASS[tone]} ${className}`} role={isAlert ? 'alert' : undefined}>
      <Icon name={icon} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
