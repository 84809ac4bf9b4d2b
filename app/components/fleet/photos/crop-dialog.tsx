import type { SubmissionResult } from '@conform-to/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { cropOf } from '~/models/trade/crop.mjs'
import { fleetPaths } from '~/models/trade/paths/fleet'

interface CropDialogProps {
  photo: {
    vehicleId: string
    photoId: string
    label: string
    /** Null if the uncropped photo was not stored. */
    size: { width: number; height: number } | null
    center: { x: number; y: number }
  }
  lastResult: SubmissionResult | undefined
}

/** Chooses the visible part of a photo with a slider, and with script also by pressing on the picture. */
export function CropDialog({ photo, lastResult }: CropDialogProps) {
  const { vehicleId, label, size } = photo
  return (
    <FormDialog
      title={`Crop ${label}`}
      closeTo={fleetPaths.listingPhotos(vehicleId)}
      errors={lastResult?.error?.[''] ?? undefined}
      submitLabel={size ? 'Save' : null}
      cancelLabel={size ? 'Cancel' : 'Back to the photos'}
    >
      {size ? <CropFields {...photo} size={size} /> : <Note tone="gone">{PHOTO_MESSAGES.cannotCrop}</Note>}
    </FormDialog>
  )
}

type Size = { width: number; height: number }

function CropFields({ vehicleId, photoId, label, size, center }: CropDialogProps['photo'] & { size: Size }) {
  const part = cropOf(size, center)
  // the largest 4:3 part spans one dimension of the photo and moves along the other
  const [moving, still, length] =
    part.width < part.height ? (['x', 'y', part.width] as const) : (['y', 'x', part.height] as const)
  return (
    <div className="grid gap-4" data-crop data-width={size.width} data-height={size.height}>
      <p className="text-quiet">Pages show photos in 4:3. Choose the part that shows the vehicle.</p>
      <div className="relative mx-auto w-fit" data-whole>
        <img
          className="block max-h-[50vh] w-auto max-w-full"
          src={fleetPaths.wholePhoto(vehicleId, photoId, '1280-whole.webp')}
          width={size.width}
          height={size.height}
          alt={`${label}, uncropped`}
        />
        <svg
          className="absolute inset-0 size-full"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className="fill-black/60" fillRule="evenodd" d={frameOf(part)} />
        </svg>
      </div>
      <div className="field">
        <label htmlFor="crop">{moving === 'x' ? 'From left to right' : 'From top to bottom'}</label>
        <input
          id="crop"
          className="range w-full"
          type="range"
          name={moving}
          min={length / 2}
          max={100 - length / 2}
          step="any"
          defaultValue={center[moving]}
        />
      </div>
      <input type="hidden" name={still} value={center[still]} />
    </div>
  )
}

/** The cropped-away area, as a path over the whole picture. */
const frameOf = ({ left, top, width, height }: ReturnType<typeof cropOf>) =>
  `M0 0H100V100H0ZM${left} ${top}h${width}v${height}h${-width}Z`
