import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { SubmitButton } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { FormErrors } from '~/components/ui/form/form-errors'
import { DateRange } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { pluralize } from '~/models/trade/format/text'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { VacationPage } from '~/services/owner/vacation.server'

interface VacationProps {
  vacation: VacationPage
  lastResult: SubmissionResult | undefined
}

/** An owner's vacation: its days, the button that ends it, and the bookings that stay. */
export function Vacation({ vacation, lastResult }: VacationProps) {
  const { current, vehicles } = vacation
  return (
    <div className="page max-w-4xl">
      <Breadcrumb trail={[{ label: 'Vehicles', to: ownerPaths.ownerVehicles() }]} current="Vacation" />
      <PageTitle
        title="Vacation"
        lead="Blocks the dates you choose on all your vehicles, including any you add while you're away."
      />
      <div className="mt-5 grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          {current && (
            <Section headingId="current" title={`Vacation ${current.days}`} className="max-sm:p-4">
              <p className="mt-1 text-quiet">
                {fleetText(vehicles)} {current.from > vacation.today ? 'will be' : vehicles === 1 ? 'is' : 'are'}{' '}
                blocked.
              </p>
              <Form method="post" action={ownerPaths.vacationEnd()} className="mt-4" preventScrollReset>
                <input type="hidden" name="seen" value={vacation.seen} />
                <SubmitButton look="outline" action={ownerPaths.vacationEnd()} className="max-sm:w-full">
                  End vacation now
                </SubmitButton>
              </Form>
            </Section>
          )}
          <Section headingId="days" title={current ? 'Change its dates' : 'Go on vacation'} className="max-sm:p-4">
            <VacationForm key={vacation.seen} vacation={vacation} lastResult={lastResult} />
          </Section>
        </div>
        <Section
          headingId="bookings"
          title={current ? 'Bookings on these dates' : 'Upcoming bookings'}
          className="max-sm:p-4"
        >
          <p className="mt-1 text-sm text-quiet">
            {vacation.bookings.length === 0
              ? 'No upcoming bookings. Any booking made before you block these dates still stands.'
              : 'They stay as agreed, also during a vacation.'}
          </p>
          <Bookings {...vacation} />
        </Section>
      </div>
    </div>
  )
}

function Bookings({ bookings, moreBookings }: Pick<VacationPage, 'bookings' | 'moreBookings'>) {
  return (
    <>
      <ul className="mt-1 divide-y divide-base-300">
        {bookings.map(({ id, vehicle, days, order }) => (
          <li key={id} className="relative py-3 text-sm">
            <Link className="link font-semibold after:absolute after:inset-0" to={ownerPaths.ownerOrder(order.itemId)}>
              {vehicle}
            </Link>
            <p>
              <Days text={days} />
            </p>
            <p className="text-quiet">
              {order.productionCompany}, {order.title}
            </p>
          </li>
        ))}
      </ul>
      {moreBookings > 0 && (
        <p className="mt-2 text-sm">
          <Link className="link inline-flex min-h-11 items-center" to={ownerPaths.ownerOrders()}>
            {pluralize(moreBookings, 'more booking')}
          </Link>
        </p>
      )}
    </>
  )
}

const fleetText = (vehicles: number) => (vehicles === 1 ? 'Your vehicle' : `Your ${vehicles} vehicles`)

function VacationForm({ vacation, lastResult }: VacationProps) {
  const { current, vehicles, today, lastDay, seen } = vacation
  const [form, field] = useServerForm({
    id: 'vacation',
    fields: ['from', 'to'],
    lastResult,
    defaultValue: { from: current?.from ?? '', to: current?.to ?? '' },
    together: ['from', 'to'],
  })
  const [from, to] = [field('from'), field('to')]
  const within = { from: current && current.from < today ? current.from : today, to: lastDay }
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-3 grid grid-cols-1 gap-4">
      <input type="hidden" name="seen" value={seen} />
      <FormErrors errors={form.errors} />
      <DateRange
        legend="Dates"
        from={from}
        to={to}
        within={within}
        calendar={<SelectDates from={from.id} to={to.id} />}
      />
      {!current && vehicles > 0 && (
        <p className="text-sm text-quiet">
          Open inquiries for these dates stay open, but you can't accept them. We'll email the crews.
        </p>
      )}
      <SubmitButton className="w-full">{current ? 'Save dates' : 'Block all vehicles'}</SubmitButton>
    </Form>
  )
}
