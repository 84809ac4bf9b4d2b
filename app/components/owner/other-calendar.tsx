import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Facts } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { Picture } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import { MAX_CALENDAR_URL_LENGTH } from '~/models/owner/calendar/feed-limits'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { FeedView } from '~/services/owner/feed/feed-view.server'

interface OtherCalendarProps {
  vehicleId: string
  feed: FeedView | null
  /** The dialog that adds one. */
  addTo: string
  /** Whether staff is viewing. */
  isDesk?: boolean
}

/** A vehicle's calendar feed: its address, when it was last read, and the bookings it conflicts with. */
export function OtherCalendar({ vehicleId, feed, addTo, isDesk = false }: OtherCalendarProps) {
  return (
    <Section headingId="other-calendar" title="Other calendar" className="max-sm:p-4">
      {feed ? (
        <CurrentCalendar vehicleId={vehicleId} feed={feed} />
      ) : (
        <>
          <p className="mt-1 text-sm text-quiet">
            Sync a calendar. Events in {isDesk ? "the owner's" : 'your'} Google or other calendar will block dates here.
            Updated about once an hour.
          </p>
          <Link className={`${BUTTON_CLASS.outline} mt-3 max-sm:w-full`} to={addTo} preventScrollReset>
            Add a calendar
          </Link>
        </>
      )}
    </Section>
  )
}

function CurrentCalendar({ vehicleId, feed }: { vehicleId: string; feed: FeedView }) {
  const { id, host, read, next, problem, conflicts } = feed
  const [reading, removal] = [
    ownerPaths.otherCalendarAction(vehicleId, id, 'reading'),
    ownerPaths.otherCalendarAction(vehicleId, id, 'removal'),
  ]
  const facts = [
    { label: 'Calendar at', value: host },
    { label: 'Last read', value: read ?? 'Not yet' },
    { label: 'Next read', value: `${next} or later` },
  ]
  return (
    <>
      {problem && (
        <Note tone="waiting" className="mt-3 text-sm">
          <p>{problem.text}</p>
          <p>It has not been read since {problem.since}. The days that it blocks stay blocked.</p>
        </Note>
      )}
      {conflicts.length > 0 && (
        <Note tone="refused" className="mt-3 text-sm">
          <p>It is busy on days that are booked. The bookings stand; move the event, or agree with the production:</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.map(({ to, days, by }) => (
              <li key={`${to} ${days}`}>
                <Link className="link" to={to}>
                  {days}, {by}
                </Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Facts facts={facts} className="mt-2 text-sm" />
      <div className="mt-3 flex flex-wrap gap-2">
        <Form method="post" action={reading} preventScrollReset>
          <SubmitButton look="outline" action={reading}>
            Read now
          </SubmitButton>
        </Form>
        <Form method="post" action={removal} preventScrollReset>
          <SubmitButton look="ghost" action={removal}>
            Remove<span className="sr-only"> this calendar</span>
          </SubmitButton>
        </Form>
      </div>
    </>
  )
}

interface AddCalendarDialogProps {
  vehicle: { title: string; picture: Picture | null; home: string }
  lastResult: SubmissionResult | undefined
}

/** Adds a calendar feed, which is read before it is saved. */
export function AddCalendarDialog({ vehicle, lastResult }: AddCalendarDialogProps) {
  const [form, field] = useServerForm({ id: 'other-calendar-form', fields: ['url'], lastResult })
  return (
    <FormDialog
      title="Add a calendar"
      subtitle={vehicle.title}
      picture={vehicle.picture}
      closeTo={vehicle.home}
      size="small"
      form={form}
      submitLabel="Add"
    >
      <TextField
        {...field('url')}
        label="Address of the calendar (ICS)"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CALENDAR_URL_LENGTH}
        placeholder="https://"
        hint="Google Calendar calls it the secret address in iCal format. Once it is added, only the name of its server is shown. Days with an event are blocked, unless the event is marked as free."
      />
    </FormDialog>
  )
}
