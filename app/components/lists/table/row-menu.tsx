import { Link } from '@remix-run/react'
import { DealButton } from '~/components/deals/inquiry-actions'
import { MessagesLink } from '~/components/deals/messages/messages-link'
import { Menu } from '~/components/ui/menu'
import type { DealAction } from '~/models/deals/deal-actions'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { ListedVehicle } from '~/models/lists/shown-list'
import { listPaths } from '~/models/trade/paths/lists'
import { NoteLink } from '../arrange/vehicle-notes'
import { MorePickupLinks, PickupDetailsLink } from '../booked-links'
import { RemoveLink } from '../list-card'

/** The actions with a button in the row. Counteroffers are as common as accepting; a task comes before all of them. */
export function rowActions({ deal, order }: Pick<ListedVehicle, 'deal' | 'order'>): DealAction[] {
  if (!deal || order?.task) return []
  return deal.actions.filter(({ kind }, place) => place === 0 || kind === 'negotiate')
}

interface RowMenuProps {
  projectId: string
  card: ListedVehicle
  view: string
  /** May edit the list, and so the note on the vehicle. */
  mayEdit: boolean
}

/** The actions that a row has no button for. */
export function RowMenu({ projectId, card, view, mayEdit }: RowMenuProps) {
  const { deal, order, mayRemove } = card
  const name = vehicleTitle(card.vehicle)
  const inRow = rowActions(card)
  const others = deal?.actions.filter((action) => !inRow.includes(action) && action.reason === null) ?? []
  if (!order && !mayRemove && !mayEdit && others.length === 0 && !deal?.inquiry) return null
  return (
    <Menu label={`More for ${name}`} icon="more" isLabelHidden look="ghost" className="row-more" sheetClassName="w-44!">
      {deal &&
        others.map((action) => (
          <DealButton key={action.kind} {...{ projectId, name, deal, action }} listVehicleId={card.id} isPlain />
        ))}
      <MessagesLink {...{ projectId, view, deal }} listVehicleId={card.id} title={name} className="" />
      {order && (
        <>
          {(order.task || deal?.actions[0]) && <PickupDetailsLink title={name} order={order} className="" />}
          <MorePickupLinks {...{ projectId, view, order }} title={name} />
        </>
      )}
      <WhoReacted {...{ projectId, card, view }} />
      {mayEdit && <NoteLink {...{ projectId, view }} listVehicleId={card.id} title={name} />}
      {mayRemove && <RemoveLink {...{ projectId, card, view }} />}
    </Menu>
  )
}

type WhoProps = Pick<RowMenuProps, 'projectId' | 'view'> & { card: Pick<ListedVehicle, 'id' | 'reactions'> }

/** In the menu, because the row has no room for it. */
export function WhoReacted({ projectId, card: { id, reactions }, view }: WhoProps) {
  const { likes, dislikes } = reactions
  if (likes + dislikes === 0) return null
  return (
    <Link to={listPaths.reactions(projectId, id, likes > 0 ? 'like' : 'dislike') + view} preventScrollReset>
      Who reacted
    </Link>
  )
}
