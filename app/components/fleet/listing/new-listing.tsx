import type { SubmissionResult } from '@conform-to/react'
import { DETAIL_NAMES, DetailsFields } from './details-fields'
import { ListingForm } from './listing-form'

interface NewListingProps {
  vehicleId: string
  lead: string
  back: { title: string; home: string }
  lastResult: SubmissionResult | undefined
}

/** The first form of a new listing; saving it creates a draft. */
export function NewListing({ vehicleId, ...props }: NewListingProps) {
  return (
    <ListingForm
      {...props}
      title="Add a vehicle"
      names={[...DETAIL_NAMES, 'vehicleId']}
      values={{ vehicleId }}
      submitLabel="Save draft"
    >
      {(field) => (
        <>
          <input type="hidden" name="vehicleId" defaultValue={field('vehicleId').defaultValue} />
          <DetailsFields field={field} suggested={NOTHING} />
        </>
      )}
    </ListingForm>
  )
}

const NOTHING = { makes: [], models: [] }
