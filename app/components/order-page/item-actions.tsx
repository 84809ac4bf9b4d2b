import { Link } from '@remix-run/react'
import { BUTTON_CLASS, type ButtonLook } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import type { OrderStep } from '~/models/orders/order-step'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { ITEM_NOUNS } from '~/models/trade/vocabulary/orders'
import type { OrderView } from '~/services/order-page/require-order.server'

type Item = OrderView['items'][number]

interface ItemActionsProps {
  item: Item
  /** The address of the order's page, which the dialogs are below. */
  at: string
  hasReport: boolean
  /** Where to return it, if it is overdue. */
  returnAt: OwnPath | null
  /** Where to take the missing photos of its pickup, or to finish its inspection. */
  photosAt: OwnPath | null
  /** What about this rental is the next step of the order. */
  next: OrderStep['kind'] | null
}

/** The buttons of an item: the next step first, Cancel last and quiet, and below them what is not possible and why. */
export default function ItemActions({ item, at, hasReport, returnAt, photosAt, next }: ItemActionsProps) {
  const { id, title, actions, photos, started } = item
  const lookOf = (kind: Item['actions'][number]['kind']): ButtonLook =>
    kind === 'cancel' ? 'ghost' : kind === next ? 'primary' : 'outline'
  const possible = actions
    .filter(({ reason }) => reason === null)
    .map(({ kind }) => ({ kind, look: lookOf(kind) }))
    .sort((one, other) => RANK[one.look] - RANK[other.look])
  if (possible.length === 0 && !hasReport && !returnAt && !photosAt) return null
  return (
    <div className="no-print mt-3 grid gap-3">
      {photosAt && started && <p className="font-semibold">{started}</p>}
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {returnAt && (
          <Link
            className={`${ACTION_CLASS} ${BUTTON_CLASS[next === 'return' ? 'primary' : 'outline']} max-sm:col-span-2`}
            to={returnAt}
            reloadDocument
          >
            START RETURN<span className="sr-only"> {title}</span>
          </Link>
        )}
        {photosAt && (
          <Link className={`${ACTION_CLASS} ${BUTTON_CLASS.outline} max-sm:col-span-2`} to={photosAt} reloadDocument>
            {photos ? 'TAKE PHOTOS' : 'PRE-PICKUP INSPECTION'}
            <span className="sr-only"> of {title}</span>
          </Link>
        )}
        {hasReport && (
          <Link
            className={`${ACTION_CLASS} ${BUTTON_CLASS.outline} max-sm:col-span-2`}
            to={`${at}/${id}/inspection-report`}
            preventScrollReset
          >
            INSPECTION REPORT
          </Link>
        )}
        {possible.map(({ kind, look }) => (
          <Link
            key={kind}
            className={`${ACTION_CLASS} ${BUTTON_CLASS[look]}`}
            to={`${at}/${id}/${ITEM_NOUNS[kind]}`}
            preventScrollReset
          >
            {AMENDMENT_DIALOGS[kind].button}
            <span className="sr-only"> {title}</span>
          </Link>
        ))}
      </div>
      <NotPossible item={item} />
    </div>
  )
}

/** Narrow enough for two beside each other on a phone. */
const ACTION_CLASS = 'max-sm:px-1.5 max-sm:text-sm!'

const RANK: Record<ButtonLook, number> = { primary: 0, secondary: 1, outline: 1, refuse: 2, ghost: 2 }

/** The disabled buttons after their reason, on one quiet line. */
function NotPossible({ item: { id, title, actions } }: Pick<ItemActionsProps, 'item'>) {
  const disabled = actions.filter(({ reason }) => reason !== null)
  const [first] = disabled
  if (!first) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-base-300 pt-3 text-sm text-quiet">
      <p className="flex items-center gap-2 max-sm:w-full">
        <Icon name="clock" />
        <span id={`reason-${id}`}>{first.reason}</span>
      </p>
      {disabled.map(({ kind }) => (
        <button key={kind} type="button" className="cursor-not-allowed" disabled aria-describedby={`reason-${id}`}>
          {AMENDMENT_DIALOGS[kind].button}
          <span className="sr-only"> {title}</span>
        </button>
      ))}
    </div>
  )
}
