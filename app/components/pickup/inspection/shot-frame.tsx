import { Status } from '~/components/ui/feedback/note'
import { frameOutline, VIEW_OF_SHOT } from '~/models/pickup/frame-outlines'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import type { Shot } from '~/models/trade/vocabulary/inspections'
import type { InspectionView } from '~/services/pickup/inspection-view.server'
import type { FieldState } from '../../ui/form/field-state'
import { Icon } from '../../ui/icon'
import { PhotoFrame, Shutter } from './photo-frame'
import { Print, PrintNotes } from './print'

interface ShotFrameProps {
  each: InspectionView['shots'][number]
  field: FieldState
  view: InspectionView
  to: InspectionAddresses
}

/** One of the four shots: the outline to fill, then the photo, on which damage is marked. */
export function ShotFrame({ each: { shot, label, photo, before, addenda }, field, view, to }: ShotFrameProps) {
  const isLocked = view.finished !== null || view.against !== null
  return (
    <div className="sheet flex h-full flex-col overflow-hidden" data-shot={shot}>
      <PhotoFrame
        picture={
          photo && (
            <>
              <img
                className="photo"
                src={to.print(photo.id, '400.webp')}
                width={400}
                height={300}
                alt={label}
                loading="lazy"
              />
              <Status tone="available" label="Saved" />
              <PrintNotes photo={photo} isShared={view.isShared} className="frame-notes" />
            </>
          )
        }
      >
        {before && (
          <>
            <img className="photo frame-before" src={to.print(before, '400.webp')} width={400} height={300} alt="" />
            <label className="frame-compare">
              <input type="checkbox" className="checkbox" />
              <span>
                Pickup photo<span className="sr-only"> over {label}</span>
              </span>
            </label>
          </>
        )}
        <FrameOutline bodyType={view.bodyType} shot={shot} />
        {!view.against && (
          <>
            <a className="frame-press" href={to.damage({ view: VIEW_OF_SHOT[shot] })} data-press={VIEW_OF_SHOT[shot]}>
              <span className="sr-only">Mark damage on {label}</span>
            </a>
            <input type="hidden" name={`seen.${shot}`} value={photo?.id ?? ''} />
            <Shutter
              field={field}
              label={
                <>
                  {view.finished ? 'Add a photo' : photo ? 'Retake photo' : 'Take photo'}
                  <span className="sr-only">: {label}</span>
                </>
              }
              isRequired={!photo}
              shot={{ label, isSaved: photo !== null }}
            />
          </>
        )}
      </PhotoFrame>
      <div className="flex min-h-12 items-center gap-1 pl-3">
        <p className="mr-auto py-2 text-sm leading-tight font-semibold">{label.toUpperCase()}</p>
        {photo && (
          <a className="tap" href={to.print(photo.id, '1280.webp')} target="_blank" rel="noopener">
            <Icon name="eye" />
            <span className="sr-only">{label}, large</span>
          </a>
        )}
        {photo && !isLocked && (
          <a className="tap" href={to.removal(photo.id)}>
            <Icon name="trash" />
            <span className="sr-only">Delete {label}</span>
          </a>
        )}
      </div>
      {addenda.map((addendum) => (
        <Print key={addendum.id} photo={addendum} alt={`${label}, added later`} to={to} isShared={view.isShared} />
      ))}
    </div>
  )
}

/** How the vehicle should fill the frame. */
function FrameOutline({ bodyType, shot }: { bodyType: string; shot: Shot }) {
  const { width, height, path, isMirrored } = frameOutline(bodyType, shot)
  return (
    <svg className="frame-outline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} transform={isMirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined} />
    </svg>
  )
}
