import type { ReactNode } from 'react'
import { returnAddresses } from '~/models/pickup/inspection-addresses'
import { SINCE_LABELS } from '~/models/pickup/report-photos'
import { RETURN_MESSAGES } from '~/models/pickup/return-state'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import type { ReturnView } from '~/services/pickup/return.server'
import { BUTTON_CLASS, SubmitButton } from '../ui/button'
import { Note, Status } from '../ui/feedback/note'
import { Icon } from '../ui/icon'
import { PageTitle } from '../ui/page'
import { Section } from '../ui/section'
import { CallOwner } from './owner'
import { Directions } from './pickup-place'
import { type PrintAt, ReportPhoto } from './report-photo'

interface ReturnPageProps {
  view: ReturnView
  /** Further actions. */
  children?: ReactNode
}

/** Compares a vehicle before and after the rental, with both sides' statements. */
export function ReturnPage({ view, children }: ReturnPageProps) {
  const { item, side, compared } = view
  const to = returnAddresses({ side, ...item })
  return (
    <>
      <PageTitle
        title="Return"
        lead={`${item.title}, order #${item.orderId}`}
        status={view.back.overdue && <Status {...view.back.overdue} />}
        actions={
          compared.length > 0 && (
            <a className={BUTTON_CLASS.outline} href={to.pdf}>
              <Icon name="download" />
              Loss and damage PDF
            </a>
          )
        }
      />
      <ReturnStatements view={view} />
      <div className="mt-5 grid items-start gap-5 sm:grid-cols-2">
        <Steps view={view} to={to}>
          {children}
        </Steps>
        <Due view={view} />
      </div>
      {compared.map((each) => (
        <ReturnSide key={each.side} {...each} printAt={to.printAt} />
      ))}
    </>
  )
}

/** When the vehicle is due and, for the crew, where it goes. */
function Due({ view: { item, back } }: { view: ReturnView }) {
  const { due, to } = back
  if (!due) return null
  return (
    <Section headingId="due" title={`Due ${due}`} className="no-print max-sm:p-4">
      {to && (
        <div data-copied="Address copied">
          {to.isDelivered ? (
            <p className="mt-2">
              The owner delivers this vehicle.{' '}
              {to.phone
                ? 'Call to arrange the place and time of the return.'
                : 'Arrange the place and time of the return with the owner.'}
            </p>
          ) : (
            <Directions id={item.orderItemId} title={item.title} {...to} look="outline" />
          )}
          <p className="mt-3">
            <bdi>{item.owner}</bdi>
          </p>
          {to.phone && (
            <>
              <p className="figure text-quiet">{to.phone.shown}</p>
              <p className="mt-3 grid">
                <CallOwner title={item.title} phone={to.phone} />
              </p>
            </>
          )}
        </div>
      )}
    </Section>
  )
}

type StepsProps = ReturnPageProps & { to: ReturnType<typeof returnAddresses> }

/** Taking the photos comes first, then confirming. */
function Steps({ view: { isFinished, isClosed, mayConfirm, taken }, to, children }: StepsProps) {
  return (
    <Section headingId="steps" title="Steps" className="no-print grid content-start gap-3 max-sm:p-4">
      <ol className="grid gap-1">
        <li className={isFinished ? 'text-quiet' : 'font-semibold'}>{`1. Photos, ${taken} of ${SHOTS.length}`}</li>
        <li className={isFinished ? 'font-semibold' : 'text-quiet'}>2. Confirm return</li>
      </ol>
      {isClosed && <Note tone="gone">{RETURN_MESSAGES.closed}</Note>}
      {!isFinished && !isClosed && <p>{RETURN_MESSAGES.unfinished}</p>}
      <div className="flex flex-wrap gap-2">
        {!isClosed && (
          <a
            className={`${isFinished ? BUTTON_CLASS.outline : BUTTON_CLASS.primary} max-sm:w-full`}
            href={to.inspection}
          >
            <Icon name="camera" />
            {isFinished ? 'Return photos' : 'Take return photos'}
          </a>
        )}
        {mayConfirm && (
          <form method="post" action={to.confirmation} className="max-sm:w-full">
            <SubmitButton action={to.confirmation} className="max-sm:w-full">
              CONFIRM RETURN
            </SubmitButton>
          </form>
        )}
        {children}
      </div>
    </Section>
  )
}

type Side = ReturnView['compared'][number]

/** One side's return photos: the damages, with new ones marked, then each shot beside the one from pickup. */
function ReturnSide({ label, shots, damages, printAt }: Side & { printAt: PrintAt }) {
  return (
    <section className="mt-8" aria-label={label}>
      <h2 className="text-sm text-quiet">{label}</h2>
      {damages.length > 0 ? (
        <ul className="mt-3 grid gap-4 sm:grid-cols-2" aria-label="Damage at return">
          {damages.map(({ photo, since }) => (
            <li key={photo.id} className="sheet p-3">
              <ReportPhoto photo={photo} printAt={printAt} mark={SINCE_LABELS[since]} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 font-semibold">No Damage Reported</p>
      )}
      {shots.map(({ shot, label: name, before, after }) => (
        <section key={shot} className="mt-5" aria-label={name}>
          <h3 className="text-lg">{name}</h3>
          <div className="mt-2 grid grid-cols-2 gap-3">
            <Shot when="Before" photo={before} printAt={printAt} />
            <Shot when="After" photo={after} printAt={printAt} />
          </div>
        </section>
      ))}
    </section>
  )
}

function Shot({ when, photo, printAt }: { when: string; photo: Side['shots'][number]['after']; printAt: PrintAt }) {
  if (photo) return <ReportPhoto photo={{ ...photo, heading: when }} printAt={printAt} />
  return (
    <p className="photo grid place-items-center rounded-field p-2 text-center text-sm text-quiet">{when}: not taken</p>
  )
}

/** Both sides' statements, and the deadline for the owner's dispute. */
function ReturnStatements({ view: { statements, objectionEnds, isObjectionOver } }: { view: ReturnView }) {
  return (
    <div className="mt-5 grid gap-3">
      {statements.map(({ side, kind, reason, by, at }) => (
        <Note key={side} tone={kind === 'confirmed' ? 'available' : 'refused'}>
          <p>
            {SIDES[side]} {kind === 'confirmed' ? 'confirmed the return' : 'disputed the return'}: <bdi>{by}</bdi>, {at}
            .
          </p>
          {reason && <p className="break-words whitespace-pre-line">{reason}</p>}
        </Note>
      ))}
      {objectionEnds && (
        <Note tone={isObjectionOver ? 'gone' : 'waiting'}>
          {isObjectionOver
            ? `The owner did not dispute the return. The dispute window closed ${objectionEnds}.`
            : `The owner can dispute the return until ${objectionEnds}.`}
        </Note>
      )}
    </div>
  )
}

const SIDES = { renter: 'The production', owner: 'The owner' } as const
