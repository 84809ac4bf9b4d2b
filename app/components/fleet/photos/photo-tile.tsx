import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import type { FieldState } from '~/components/ui/form/field-state'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { photoUrls } from '~/models/trade/photos'
import type { ListingPhotosView } from '~/services/fleet/listing-photos.server'
import { PhotoInput, UPLOAD_FORM } from './photo-input'

interface PhotoTileProps {
  photo: ListingPhotosView['photos'][number]
  vehicle: ListingPhotosView['vehicle']
  /** Its index in the gallery, from 0, of `count`. */
  place: number
  count: number
  /** The field for a replacement. */
  field: FieldState
}

/** One photo of the gallery with all its actions. */
export function PhotoTile({ photo, vehicle, place, count, field }: PhotoTileProps) {
  const { id, label, mayCrop } = photo
  const move = { vehicleId: vehicle.id, photoId: id, label }
  const isWrong = Boolean(field.errors?.length)
  return (
    <div className="sheet flex h-full flex-col overflow-hidden">
      <div className="relative">
        <Photo picture={photoUrls(id)} alt={`${vehicle.title}, ${label.toLowerCase()}`} sizes={TILE_SIZES} />
        {place === 0 && (
          <span className="absolute top-2 left-2">
            <Status tone="available" label="Cover" />
          </span>
        )}
      </div>
      <p className="px-3 pt-3 text-sm leading-tight font-semibold">{label}</p>
      <div className="mt-auto flex flex-wrap items-center px-1">
        {place > 0 ? (
          <Move {...move} to={place - 1} text="Move left">
            <Icon name="left" />
          </Move>
        ) : (
          <span className="tap invisible" />
        )}
        {place < count - 1 ? (
          <Move {...move} to={place + 1} text="Move right">
            <Icon name="right" />
          </Move>
        ) : (
          <span className="tap invisible" />
        )}
        <a className="tap ml-auto xl:order-last" href={fleetPaths.photoRemoval(vehicle.id, id)}>
          <Icon name="trash" />
          <span className="sr-only">Delete {label}</span>
        </a>
        <div className="flex min-h-11 items-center max-xl:basis-full">
          {place > 0 ? (
            <Move {...move} to={0} text="Make cover">
              Make cover
            </Move>
          ) : (
            <p className="px-2 text-sm text-quiet">In search results</p>
          )}
          {mayCrop && (
            <a className="tap link px-2 text-sm" href={fleetPaths.photoCrop(vehicle.id, id)}>
              Crop<span className="sr-only"> {label}</span>
            </a>
          )}
        </div>
      </div>
      <details className="border-t border-base-300 px-3" open={isWrong}>
        <summary className="flex min-h-11 items-center justify-between text-sm">
          Replace
          <Icon name="down" className="turns w-4!" />
        </summary>
        <div className="grid gap-2 pb-3">
          <PhotoInput field={field} label={`New photo for ${label}`} isLabelHidden chosen={label} />
          <span data-plain>
            <SubmitButton look="outline" form={UPLOAD_FORM} className="w-full">
              Upload<span className="sr-only"> {label}</span>
            </SubmitButton>
          </span>
        </div>
      </details>
    </div>
  )
}

const TILE_SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw'

interface MoveProps {
  vehicleId: string
  photoId: string
  label: string
  /** From 0. */
  to: number
  text: string
  children: ReactNode
}

function Move({ vehicleId, photoId, label, to, text, children }: MoveProps) {
  return (
    <Form method="post" action={fleetPaths.photoPlace(vehicleId, photoId)}>
      <button
        type="submit"
        name="position"
        value={to}
        className="tap link px-2 text-sm"
        aria-label={`${text}: ${label}`}
      >
        {children}
      </button>
    </Form>
  )
}
