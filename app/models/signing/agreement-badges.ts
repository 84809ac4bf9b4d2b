import type { AgreementStatus } from '~/models/trade/vocabulary/documents'
import type { Tone } from '~/models/trade/vocabulary/option'

type Badge = { label: string; tone: Tone }

export const AGREEMENT_BADGES: Record<Exclude<AgreementStatus, 'replaced'>, Badge> = {
  not_signed: { label: 'NOT SIGNED', tone: 'refused' },
  declined: { label: 'DECLINED', tone: 'refused' },
  signed: { label: 'SIGNED', tone: 'available' },
}

/** Whatever is neither waiting nor declined is signed. */
export function agreementBadge(status: AgreementStatus): Badge {
  return status === 'not_signed' || status === 'declined' ? AGREEMENT_BADGES[status] : AGREEMENT_BADGES.signed
}
