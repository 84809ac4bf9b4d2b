import { Form } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Price } from '~/components/ui/price'
import { BOOKING_STATUS_LABELS } from '~/models/deals/deal-stage'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { listPaths } from '~/models/trade/paths/lists'
import type { RemovedVehicle } from '~/services/lists/removed-vehicles-page.server'
import { CardPhotos } from './card-photos'
import { CommentsLink } from './comments-link'
import { CardTitle } from './list-card'

interface RemovedCardProps {
  projectId: string
  card: RemovedVehicle
  /** The query of a dialog that leads back to this page. */
  view: string
}

/** A vehicle that was removed from a list. A line of text and the title of its photos show the deal's status. */
export function RemovedCard({ projectId, card, view }: RemovedCardProps) {
  const { vehicle, deal } = card
  const title = vehicleTitle(vehicle)
  return (
    <article data-nav-item="" className="sheet toned is-gone flex flex-col overflow-hidden" aria-label={title}>
      <CardPhotos card={card} isGray frame={deal ? (photo) => <div title={deal.status}>{photo}</div> : undefined} />
      <div className="flex grow flex-col gap-3 p-4">
        <Status tone="gone" label="Not Inquired" className="self-start" />
        <CardTitle vehicle={vehicle} Heading="h3" />
        {deal && <Price amount={deal.price} unit="/ DAY" className="self-start" />}
        {deal && deal.status !== BOOKING_STATUS_LABELS.not_inquired && <p className="text-sm">{deal.status}</p>}
        <div className="mt-auto grid gap-3">
          <p className="text-sm text-quiet">
            Removed from {card.listName} by {card.removal}.
            {card.isProjectOpen && ' Add it back to a list to inquire again.'}
          </p>
          <button type="button" className={BUTTON_CLASS.unavailable} disabled>
            Inquire
          </button>
          <div className="-mx-2 flex">
            <CommentsLink {...{ projectId, title, view }} listVehicleId={card.id} count={card.comments} />
          </div>
          {card.mayRestore && <Restore to={listPaths.vehicleRestoration(projectId, card.id)} title={title} />}
        </div>
      </div>
    </article>
  )
}

/** Restores a vehicle to its list. */
export function Restore({ to, title }: { to: string; title: string }) {
  return (
    <Form method="post" action={to} className="grid" preventScrollReset>
      <SubmitButton look="outline" action={to}>
        Restore <span className="sr-only">{title}</span>
      </SubmitButton>
    </Form>
  )
}
