import type { ComponentProps } from 'react'
import { FileField } from '~/components/ui/form/file-field'
import { PHOTO_ACCEPT } from '~/models/trade/fields/uploads'

/** The form that uploads photos; its fields are spread over the page and refer to it by this id. */
export const UPLOAD_FORM = 'photos-form'

interface PhotoInputProps extends Omit<ComponentProps<typeof FileField>, 'icon'> {
  /** The name of a waiting photo. */
  chosen: string
}

/** Takes photos from the camera or the gallery. */
export function PhotoInput({ chosen, ...field }: PhotoInputProps) {
  return <FileField {...field} icon="camera" form={UPLOAD_FORM} accept={PHOTO_ACCEPT} data-photo={chosen} />
}
