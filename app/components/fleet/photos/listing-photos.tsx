import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { PhotoQueue } from '~/components/ui/form/photo-queue'
import { Name } from '~/components/ui/name'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { FURTHER, PHOTO_MESSAGES, replaceField, slotField } from '~/models/fleet/listing-photos'
import { MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { ListingPhotosView } from '~/services/fleet/listing-photos.server'
import { PhotoInput, UPLOAD_FORM } from './photo-input'
import { PhotoTile } from './photo-tile'

interface ListingPhotosProps {
  view: ListingPhotosView
  lastResult: SubmissionResult | undefined
}

const HINT = 'Cover or crop out license plates and people.'

/** Fields to add photos to a listing, and its photos in gallery order. */
export function ListingPhotos({ view, lastResult }: ListingPhotosProps) {
  const { vehicle, home, photos, emptySlots, room, missing } = view
  const back = { label: vehicle.title, to: home }
  const errors = Object.fromEntries(Object.entries(lastResult?.error ?? {}).map(([name, said]) => [name, said ?? []]))
  const names = [
    ...(room > 0 ? [FURTHER] : []),
    ...emptySlots.map(({ value }) => slotField(value)),
    ...photos.map(({ id }) => replaceField(id)),
  ]
  const field = plainField({ errors }, names)
  // also of fields that are no longer on the page, because others of the form have filled it
  const formErrors = Object.entries(errors).flatMap(([name, said]) => (names.includes(name) ? [] : said))
  return (
    <div className="page">
      <Breadcrumb trail={[back]} current="Photos" />
      <PageTitle title={<Name of={`Photos of ${vehicle.title}`} />} lead={HINT} />
      {missing && (
        <Note tone="waiting" className="mt-5">
          {missing}
        </Note>
      )}
      <FormErrors errors={formErrors} className="mt-5" />
      <PhotoQueue
        device="device"
        person={view.person}
        to={fleetPaths.photoUpload(vehicle.id)}
        saved={PHOTO_MESSAGES.saved(1)}
        noneWaits="These photos weren't accepted. Remove them, or resend."
      />
      <Form
        id={UPLOAD_FORM}
        method="post"
        action={fleetPaths.listingPhotos(vehicle.id)}
        encType="multipart/form-data"
        noValidate
      />
      {room > 0 && (
        <section className="mt-5" aria-label="Add photos">
          <PhotoInput
            field={field(FURTHER)}
            shape="zone"
            label="Take or choose photos"
            hint={photos.length === 0 && `Up to ${MAX_VEHICLE_PHOTOS} photos.`}
            multiple
            chosen="Photo"
          />
          {emptySlots.length > 0 && (
            <>
              <h2 className="mt-5 text-base font-semibold">Missing views</h2>
              <ul className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
                {emptySlots.map(({ value, label }) => (
                  <li key={value}>
                    <PhotoInput field={field(slotField(value))} shape="tile" label={label} chosen={label} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="mt-4" data-plain>
            <SubmitButton form={UPLOAD_FORM} className="max-sm:w-full">
              Upload photos
            </SubmitButton>
          </p>
        </section>
      )}
      {photos.length > 0 && (
        <section className="mt-6" aria-labelledby="gallery">
          <h2 id="gallery" className="text-xl">
            Gallery
          </h2>
          <p className="mt-1 text-quiet">
            {photos.length} of {MAX_VEHICLE_PHOTOS} photos. The first one is the cover.
          </p>
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
            {photos.map((photo, place) => (
              <li key={photo.id}>
                <PhotoTile
                  photo={photo}
                  vehicle={vehicle}
                  place={place}
                  count={photos.length}
                  field={field(replaceField(photo.id))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-8">
        <a className={`${BUTTON_CLASS.outline} max-sm:w-full`} href={back.to}>
          Done
        </a>
      </p>
    </div>
  )
}
