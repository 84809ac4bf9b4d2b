import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
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

/** An owner's vacation: its days, and the button that ends it. */
export function Vacation({ vacation, lastResult }: VacationProps) {
  const { current, bookings } = vacation
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[{ label: 'Vehicles', to: ownerPaths.ownerVehicles() }]} current="Vacation" />
      <PageTitle
        title="Vacation"
        lead={
          <>
            Blocks the free dates of all your vehicles, including any you add during it.{' '}
            <span className="sm:block">Bookings are not affected.</span>
          </>
        }
      />
      <div className="mt-5 grid gap-5">
        {current && (
          <Section headingId="current" title={`Vacation ${current.days}`}>
            <p className="mt-1 text-quiet">
              {bookings === 0
                ? 'No bookings on these days.'
                : `${pluralize(bookings, 'booking')} on these days ${bookings === 1 ? 'stays' : 'stay'}.`}
            </p>
            <Form method="post" action={ownerPaths.vacationEnd()} className="mt-4" preventScrollReset>
              <input type="hidden" name="seen" value={vacation.seen} />
              <SubmitButton look="outline" action={ownerPaths.vacationEnd()} className="max-sm:w-full">
                End vacation now
              </SubmitButton>
            </Form>
          </Section>
        )}
        <Section headingId="days" title={current ? 'Change its dates' : 'Go on vacation'}>
          <VacationForm key={vacation.seen} vacation={vacation} lastResult={lastResult} />
        </Section>
      </div>
    </div>
  )
}

function VacationForm({ vacation, lastResult }: VacationProps) {
  const { current, today, lastDay, seen } = vacation
  const [form, field] = useServerForm({
    id: 'vacation',
    fields: ['from', 'to'],
    lastResult,
    defaultValue: { from: current?.from ?? today, to: current?.to ?? '' },
    together: ['from', 'to'],
  })
  const within = { from: current && current.from < today ? current.from : today, to: lastDay }
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-3 grid gap-4">
      <input type="hidden" name="seen" value={seen} />
      <FormErrors errors={form.errors} />
      <DateRange legend="Dates" from={field('from')} to={field('to')} within={within} />
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 sm:flex-row-reverse">
        {!current && <p className="grow text-sm text-quiet">Crews with inquiries for these days will get an email.</p>}
        <SubmitButton className="max-sm:w-full">{current ? 'Save dates' : 'Block all vehicles'}</SubmitButton>
      </div>
    </Form>
  )
}
