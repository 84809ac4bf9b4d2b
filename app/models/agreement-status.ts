import type { Tone } from './tone'

export const AGREEMENT_BADGES: Record<'not_signed' | 'declined' | 'signed', { label: string; tone: Tone }> = {
  not_signed: { label: 'NOT SIGNED', tone: 'refused' },
  declined: { label: 'DECLINED', tone: 'refused' },
  signed: { label: 'SIGNED', tone: 'available' },
}
