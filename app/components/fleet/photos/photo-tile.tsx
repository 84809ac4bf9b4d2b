import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import type { FieldState } from '~/components/ui/form/field-state'
import { Icon, type IconName } from '~/components/ui/icon'
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

/** One photo of the gallery with a menu of its actions. */
export function PhotoTile({ photo, vehicle, place, count, field }: PhotoTileProps) {
  const { id, label, mayCrop } = photo
  const move = { vehicleId: vehicle.id, photoId: id, label }
  const isWrong = Boolean(field.errors?.length)
  return (
    <div className="sheet relative h-full">
      <div className="relative overflow-hidden rounded-t-[inherit]">
        <Photo picture={photoUrls(id)} alt={`${vehicle.title}, ${label.toLowerCase()}`} sizes={TILE_SIZES} />
        {place === 0 && (
          <span className="absolute top-2 left-2">
            <Status tone="available" label="Cover" />
          </span>
        )}
      </div>
      <div className="flex items-center justify-between py-1 pr-1 pl-3">
        <p className="text-sm leading-tight font-semibold">{label}</p>
        <details name="menu" open={isWrong} data-menu>
          <summary className="tap">
            <Icon name="more" />
            <span className="sr-only">Change {label}</span>
          </summary>
          <div className="menu-sheet absolute inset-x-0 top-full z-20 -mt-1">
            {place > 0 && <Move {...move} to={0} text="Make cover" icon="check" />}
            {place > 0 && <Move {...move} to={place - 1} text="Move left" icon="left" />}
            {place < count - 1 && <Move {...move} to={place + 1} text="Move right" icon="right" />}
            {mayCrop && (
              <a href={fleetPaths.photoCrop(vehicle.id, id)}>
                <Icon name="pen" />
                <span>
                  Crop<span className="sr-only"> {label}</span>
                </span>
              </a>
            )}
            <PhotoInput
              field={field}
              shape="item"
              label={
                <span>
                  Replace<span className="sr-only"> {label}</span>
                </span>
              }
              chosen={label}
            />
            <div className="px-2 pb-2" data-plain>
              <SubmitButton look="outline" form={UPLOAD_FORM}>
                Upload<span className="sr-only"> {label}</span>
              </SubmitButton>
            </div>
            <a href={fleetPaths.photoRemoval(vehicle.id, id)}>
              <Icon name="trash" />
              <span>
                Delete<span className="sr-only"> {label}</span>
              </span>
            </a>
          </div>
        </details>
      </div>
    </div>
  )
}

const TILE_SIZES = '(min-width: 64rem) 14rem, (min-width: 40rem) 33vw, 50vw'

interface MoveProps {
  vehicleId: string
  photoId: string
  label: string
  /** From 0. */
  to: number
  text: string
  icon: IconName
}

function Move({ vehicleId, photoId, label, to, text, icon }: MoveProps) {
  return (
    <Form method="post" action={fleetPaths.photoPlace(vehicleId, photoId)}>
      <button type="submit" name="position" value={to} aria-label={`${text}: ${label}`}>
        <Icon name={icon} />
        {text}
      </button>
    </Form>
  )
}
