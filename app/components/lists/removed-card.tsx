import { Form } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Price } from '~/components/ui/price'
import { BOOKING_STATUS_LABELS } from '~/models/deals/deal-stage'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { listPaths } from '~/models/trade/paths/lists'
import type { RemovedVehicle } from '~/services/lists/removed-vehicles-page.server'
import { CardPhotos, CardTitle } from './list-card'

interface RemovedCardProps {
  projectId: string
  card: RemovedVehicle
}

/** A vehicle that was taken off a list. Its photos and a line say how it stands with the owner. */
export function RemovedCard({ projectId, card }: RemovedCardProps) {
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
        <div className="mt-auto grid gap-2">
          <p className="text-sm text-quiet">
            Removed from {card.listName} by {card.removal}.
            {card.isProjectOpen && ' Add it back to a list to inquire again.'}
          </p>
          <button type="button" className={BUTTON_CLASS.unavailable} disabled>
            Inquire
          </button>
          {card.mayRestore && <Restore to={listPaths.vehicleRestoration(projectId, card.id)} title={title} />}
        </div>
      </div>
    </article>
  )
}

function Restore({ to, title }: { to: string; title: string }) {
  return (
    <Form method="post" action={to} className="grid" preventScrollReset>
      <SubmitButton look="outline" action={to}>
        Restore <span className="sr-only">{title}</span>
      </SubmitButton>
    </Form>
  )
}

interface RemovedPlaceProps {
  projectId: string
  cardId: string
  /** Of the vehicle that stood here. */
  title: string
}

/** What a removed vehicle leaves on the page it was removed on, until that is left: the way back. */
export function RemovedPlace({ projectId, cardId, title }: RemovedPlaceProps) {
  return (
    <article
      id={`card-${cardId}`}
      aria-label={`Removed: ${title}`}
      data-nav-item=""
      className="empty scroll-mt-14 content-center self-start"
    >
      <p className="text-quiet">{title}</p>
      <Form
        method="post"
        action={listPaths.vehicleRestoration(projectId, cardId)}
        className="flex items-center gap-3"
        preventScrollReset
      >
        <p className="font-semibold">Removed.</p>
        <SubmitButton look="outline" action={listPaths.vehicleRestoration(projectId, cardId)}>
          Undo<span className="sr-only"> the removal of {title}</span>
        </SubmitButton>
      </Form>
    </article>
  )
}
