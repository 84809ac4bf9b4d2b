import { Carousel } from '~/components/ui/carousel'
import { Status } from '~/components/ui/feedback/note'
import { Price } from '~/components/ui/price'
import { externalPicture } from '~/models/lists/external/external-picture'
import { listPaths } from '~/models/trade/paths/lists'
import type { RemovedExternal } from '~/services/lists/removed-vehicles-page.server'
import { CommentsLink } from '../comments-link'
import { Restore } from '../removed-card'

interface RemovedExternalCardProps {
  projectId: string
  card: RemovedExternal
  /** The query of a dialog that returns to this page. */
  view: string
}

/** An external vehicle that was removed from its list. */
export function RemovedExternalCard({ projectId, card, view }: RemovedExternalCardProps) {
  const { id, title, photoIds } = card
  const slides = photoIds.map((photoId, index) => ({
    picture: externalPicture(projectId, photoId),
    alt: `${title}, photo ${index + 1}`,
  }))
  return (
    <article data-nav-item="" className="sheet toned is-gone flex flex-col overflow-hidden" aria-label={title}>
      <Carousel
        id={`photos-${id}`}
        label={`Photos of ${title}`}
        slides={slides}
        className="wide-photos opacity-80 [filter:grayscale(1)]"
      />
      <div className="flex grow flex-col gap-3 p-4">
        <Status tone="gone" label={card.status} className="self-start" />
        <div>
          <h3 className="text-lg leading-snug font-semibold">{title}</h3>
          <p className="text-sm text-quiet">{card.days.join(', ')}</p>
        </div>
        {card.price && <Price amount={card.price} className="self-start" />}
        <div className="mt-auto grid gap-2">
          <p className="text-sm text-quiet">
            Removed from {card.listName} by {card.removal}.
          </p>
          <div className="-mx-2 flex">
            <CommentsLink {...{ projectId, title, view }} listVehicleId={id} count={card.comments} />
          </div>
          {card.mayRestore && <Restore to={listPaths.vehicleRestoration(projectId, id)} title={title} />}
        </div>
      </div>
    </article>
  )
}
