import { type AccessContext, can } from '~/models/trade/access/permissions'
import { personName } from '~/models/trade/fields/person'
import type { AgreementStatus } from '~/models/trade/vocabulary/documents'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { OrderStatus } from '~/models/trade/vocabulary/orders'

type Requested = {
  status: AgreementStatus
  orderStatus: OrderStatus
  access: AccessContext
  /** Whether it was sent to the asker's email. */
  isSigner: boolean
}

/** Signing stays possible after the rental, until the whole order is cancelled. */
export const isSignable = (orderStatus: OrderStatus) => orderStatus !== 'cancelled'

/** What the asker may do with an order's agreement until it is signed. */
export function agreementActions({ status, orderStatus, access, isSigner }: Requested) {
  const isActionEnabled = isSignable(orderStatus) && can('changeOrders', access)
  const waits = isActionEnabled && status === 'not_signed'
  return {
    mayResend: waits,
    maySend: waits || (isActionEnabled && status === 'declined'),
    maySign: waits && isSigner,
  }
}

type Signer = { firstName: string; lastName: string; title: string }

/** 'Waiting on Marcus Oyelaran (Picture Car Coordinator) to sign.' */
export const waitingOnText = (signer: Signer): string => `Waiting on ${nameAndTitle(signer)} to sign.`

/** 'Agreement sent Nov 26 to Marcus Oyelaran (Line Producer).' */
export const sentToText = (signer: Signer, sentOn: string): string =>
  `Agreement sent ${sentOn} to ${nameAndTitle(signer)}.`

const nameAndTitle = ({ title, ...signer }: Signer) => `${personName(signer)}${title ? ` (${title})` : ''}`

type Badge = { label: string; tone: Tone }

export const AGREEMENT_BADGES: Record<Exclude<AgreementStatus, 'replaced'>, Badge> = {
  not_signed: { label: 'NOT SIGNED', tone: 'refused' },
  declined: { label: 'DECLINED', tone: 'refused' },
  signed: { label: 'SIGNED', tone: 'available' },
}

/** Any status other than not signed and declined shows as signed. */
export function agreementBadge(status: AgreementStatus): Badge {
  return status === 'not_signed' || status === 'declined' ? AGREEMENT_BADGES[status] : AGREEMENT_BADGES.signed
}
