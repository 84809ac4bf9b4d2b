import type { OwnerRow } from '~/services/provider/owners-page.server'
import { EmptyState } from '../ui/feedback/empty-state'
import { Status } from '../ui/feedback/note'

/** Who rents out vehicles here, and who has been asked to. */
export function OwnerList({ owners }: { owners: readonly OwnerRow[] }) {
  if (owners.length === 0) {
    return (
      <EmptyState title="No owners yet." hint="Invite the first one. We'll email them a link to set up an account." />
    )
  }
  return (
    <ul className="sheet divide-y divide-base-300">
      {owners.map((owner) => (
        <li key={owner.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4">
          <div className="min-w-0 grow basis-64">
            <p className="font-semibold">{owner.name || owner.email}</p>
            {owner.name && <p className="text-sm text-quiet">{owner.email}</p>}
          </div>
          <p className="figure text-sm text-quiet">
            {owner.vehicles === 1 ? '1 vehicle' : `${owner.vehicles} vehicles`}
          </p>
          {owner.status === 'invited' ? (
            <Status tone="waiting" label="Invited" />
          ) : (
            <Status tone="available" label="Active" />
          )}
        </li>
      ))}
    </ul>
  )
}
