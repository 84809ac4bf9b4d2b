import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Facts } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { Warning } from '~/components/ui/feedback/warning'
import { Icon } from '~/components/ui/icon'
import type { Picture } from '~/components/ui/photo'
import type { ExternalView } from '~/services/lists/external/external-view.server'
import { FileRow } from './file-row'

interface ExternalViewDialogProps {
  vehicle: ExternalView
  /** Its first photo. */
  picture: Picture | null
  closeTo: string
  editTo: string
}

/** An external vehicle, as far as the member may see it. */
export function ExternalViewDialog({ vehicle, picture, closeTo, editTo }: ExternalViewDialogProps) {
  const { title, facts, modifications, procurement, rentalDays, costs, usages, usingDays, photos, files } = vehicle
  const company = costs?.company
  const procured = [
    { label: 'Procurement Type', value: orDash(procurement) },
    ...(costs ? [{ label: rentalDays === null ? 'Purchase Price' : 'Rental Price', value: costs.price }] : []),
    ...(rentalDays === null ? [] : [{ label: 'Rental Date', value: orDash(rentalDays) }]),
    ...(company
      ? [
          { label: 'Rental Company Name', value: orDash(company.name) },
          { label: 'Rental Company Email', value: orDash(company.email) },
          { label: 'Rental Company Phone', value: orDash(company.phone) },
        ]
      : []),
  ]
  return (
    <Dialog title={title} picture={picture} closeTo={closeTo} size="large">
      <DialogBody isText>
        {vehicle.needsDetails && (
          <Note tone="waiting" className="mb-4">
            Needs details: only the title, the days and the price are known so far.
          </Note>
        )}
        {vehicle.warnings.map((sentence) => (
          <Warning key={sentence} warning={sentence} className="mb-4" />
        ))}
        {vehicle.similarTo && (
          <p className="mb-4">
            <Link className="tap link inline-flex items-center gap-2" to={vehicle.similarTo}>
              <Icon name="search" />
              Find one here for the same days
            </Link>
          </p>
        )}
        <div className="grid gap-6 md:grid-cols-2 gap-x-8">
          <Part title="Vehicle Information">
            <Facts facts={facts.map(dashed)} />
          </Part>
          <Part title="Modifications">
            <Facts facts={modifications.map(dashed)} />
          </Part>
          <Part title="Procurement Type">
            <Facts facts={procured} />
          </Part>
          <Part title="Usage">
            <Facts
              facts={[
                { label: 'Usage', value: orDash(usages.join(', ')) },
                { label: 'Usage Date', value: orDash(usingDays) },
              ]}
            />
          </Part>
          <Part title="Vehicle Photo" isWide>
            {photos.length === 0 ? '-' : <Photos photos={photos} title={title} />}
          </Part>
          {files && (
            <Part title="Purchase Files" isWide>
              {files.length === 0 ? '-' : <FileRow title={title} files={files} />}
            </Part>
          )}
        </div>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="CANCEL">
        {vehicle.mayEdit && (
          <Link className={BUTTON_CLASS.primary} to={editTo} preventScrollReset replace>
            EDIT DETAILS
          </Link>
        )}
      </DialogFoot>
    </Dialog>
  )
}

/** On wide screens two are beside each other. */
function Part({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={`min-w-0 ${isWide ? 'md:col-span-2' : ''}`}>
      <h3 className="text-lg">{title}</h3>
      <div className="mt-2">{children}</div>
    </section>
  )
}

/** Each photo links to the large one. */
function Photos({ photos, title }: { photos: ExternalView['photos']; title: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={photo.large} target="_blank" rel="noreferrer">
            <img
              className="photo rounded-field"
              src={photo.small}
              width={400}
              height={300}
              loading="lazy"
              alt={`${title}, ${index + 1} of ${photos.length}`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

const orDash = (value: string) => value || '-'
const dashed = ({ label, value }: { label: string; value: string }) => ({ label, value: orDash(value) })
