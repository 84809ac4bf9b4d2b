import type { ReactNode } from 'react'
import { PHOTO_ACCEPT } from '~/models/trade/fields/uploads'
import { FieldFooting } from '../../ui/form/field'
import { controlAttributes, type FieldState } from '../../ui/form/field-state'
import { Icon } from '../../ui/icon'

interface PhotoFrameProps {
  /** The photo, once there is one, and its status. */
  picture: ReactNode
  /** Above the photo; the button moves to its line once there is a photo, so that it covers nothing. */
  title?: string
  children: ReactNode
}

/** The frame of a photo: its size never changes, and it contains every status of the photo. */
export function PhotoFrame({ picture, title, children }: PhotoFrameProps) {
  return (
    <div className={`frame ${picture ? 'is-taken' : ''} ${title ? 'has-title' : ''}`} data-frame>
      {title && <p className="text-sm font-semibold">{title}</p>}
      <div className="frame-picture">{picture}</div>
      {children}
    </div>
  )
}

/** What the page's script shows in a frame from the moment a photo is chosen. */
export function PhotoFrameTemplate() {
  return (
    <template data-preview>
      <div className="frame-picture">
        <img className="photo" width="400" height="300" alt="" />
        <span className="status is-waiting">Saving</span>
        <progress className="progress" max={1} value={0} aria-label="Upload" hidden />
        <div className="frame-failed" data-failed hidden>
          <p />
          <button type="button" className="btn btn-outline" data-again>
            Try again
          </button>
        </div>
      </div>
    </template>
  )
}

interface ShutterProps {
  field: FieldState
  label: ReactNode
  /** The form cannot be sent without this photo. */
  isRequired: boolean
  /** For a shot: its label, and whether it has a photo already. */
  shot?: { label: string; isSaved: boolean }
}

/** The button of a frame: a file field that opens a phone's camera, or chooses a file on other devices. */
export function Shutter({ field, label, isRequired, shot }: ShutterProps) {
  return (
    <div className="field frame-field">
      <label className="shutter">
        <input
          type="file"
          accept={PHOTO_ACCEPT}
          capture="environment"
          required={isRequired}
          data-label={shot?.label}
          data-saved={shot?.isSaved ? '' : undefined}
          {...controlAttributes(field, false)}
        />
        <Icon name="camera" />
        <span data-chosen="Photo chosen">{label}</span>
      </label>
      <FieldFooting field={field} />
    </div>
  )
}
