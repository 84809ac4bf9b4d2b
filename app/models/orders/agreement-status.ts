import type { Tone } from '~/models/trade/tone'

type Badge = { label: string; tone: Tone }

export const AGREEMENT_BADGES: Record<'not_signed' | 'declined' | 'signed', Badge> = {
  not_signed: { label: 'NOT SIGNED', tone: 'refused' },
  declined: { label: 'DECLINED', tone: 'refused' },
  signed: { label: 'SIGNED', tone: 'available' },
}

/** Whatever is neither waiting nor declined is signed. */
export function agreementBadge(status: string): Badge {
  return status === 'not_signed' || status === 'declined' ? AGREEMENT_BADGES[status] : AGREEMENT_BADGES.signed
}
