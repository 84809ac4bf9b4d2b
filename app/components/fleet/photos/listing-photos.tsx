import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { PhotoQueue } from '~/components/ui/form/photo-queue'
import { Icon } from '~/components/ui/icon'
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

const HINT = 'Avoid license plates and people: cover or crop them.'

/** The photos of a listing in gallery order, and fields to add more. */
export function ListingPhotos({ view, lastResult }: ListingPhotosProps) {
  const { vehicle, home, photos, emptySlots, room, missing } = view
  const back = { label: vehicle.title, to: home }
  const errors = Object.fromEntries(Object.entries(lastResult?.error ?? {}).map(([name, said]) => [name, said ?? []]))
  const names = [
    ...photos.map(({ id }) => replaceField(id)),
    ...emptySlots.map(({ value }) => slotField(value)),
    ...(room > 0 ? [FURTHER] : []),
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
      {photos.length > 0 && (
        <section className="mt-6" aria-labelledby="gallery">
          <h2 id="gallery" className="text-xl">
            Gallery
          </h2>
          <p className="mt-1 text-quiet">
            {photos.length} of {MAX_VEHICLE_PHOTOS} photos. The first one is the cover.
          </p>
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
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
      {room > 0 && (
        <section className="mt-8" aria-labelledby="add">
          <h2 id="add" className="text-xl">
            Add photos
          </h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {emptySlots.map(({ value, label }) => (
              <li key={value} className="sheet p-3">
                <PhotoInput field={field(slotField(value))} label={label} chosen={label} />
              </li>
            ))}
            <li className="sheet p-3">
              <PhotoInput
                field={field(FURTHER)}
                label="More photos"
                hint={`Up to ${room} more.`}
                isMultiple
                chosen="Photo"
              />
            </li>
          </ul>
          <p className="mt-5" data-plain>
            <SubmitButton form={UPLOAD_FORM} className="max-sm:w-full">
              <Icon name="camera" />
              Upload photos
            </SubmitButton>
          </p>
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
