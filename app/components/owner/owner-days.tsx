import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { FormErrors } from '~/components/ui/form/form-errors'
import { DateRange, TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { hasToAnswer } from '~/models/deals/inbox'
import { MAX_LINE_LENGTH } from '~/models/trade/constants'
import { formatDay } from '~/models/trade/days/day'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { BookedPeriod } from '~/services/owner/booked-periods.server'
import type { OwnerVehicleView } from '~/services/owner/require-owner-vehicle.server'

interface OwnerDaysProps {
  desk: OwnerVehicleView
  lastResult: SubmissionResult | undefined
}

/**
 * Below the calendar: the form that blocks the days pressed in it, or the pressed block and the button to release it.
 */
export function OwnerDays({ desk, lastResult }: OwnerDaysProps) {
  const { vehicle, pressed, months, today } = desk
  const clear = (
    <Link
      className={BUTTON_CLASS.ghost}
      to={ownerPaths.ownerVehicle(vehicle.id, months[0]?.month)}
      preventScrollReset
      replace
    >
      Cancel
    </Link>
  )
  if (pressed.block) {
    return (
      <div className="owner-days">
        <h2 className="text-lg">Blocked {pressed.block.days}</h2>
        {pressed.block.note && <p className="mt-1 text-sm text-quiet">{pressed.block.note}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          <ReleaseForm vehicleId={vehicle.id} period={pressed.block} />
          {clear}
        </div>
      </div>
    )
  }
  const prompt = pressed.to
    ? "Blocked dates can't be inquired about or booked."
    : pressed.from
      ? `From ${formatDay(pressed.from, today)}. Choose the last day, or block this day alone.`
      : ''
  return (
    <div className="owner-days">
      <h2 className="text-lg">Block dates</h2>
      <p className="mt-1 text-sm text-quiet" role="status">
        {prompt}
      </p>
      <OwnerDaysForm key={`${desk.attempt} ${pressed.from} ${pressed.to}`} desk={desk} lastResult={lastResult}>
        {pressed.from && clear}
      </OwnerDaysForm>
    </div>
  )
}

const ORDER = ['from', 'to', 'note'] as const

function OwnerDaysForm({ desk, lastResult, children }: OwnerDaysProps & { children: ReactNode }) {
  const { blockable, taken, blocked, attempt, pressed } = desk
  const [form, field] = useServerForm({
    id: 'owner-days',
    fields: ORDER,
    lastResult,
    defaultValue: { from: pressed.from, to: pressed.to || pressed.from },
    together: ['from', 'to'],
  })
  const [from, to] = [field('from').id, field('to').id]
  const calendar = <SelectDates from={from} to={to} taken={taken} own={blocked} />
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="owner-days-form" preventScrollReset>
      <input type="hidden" name="attempt" value={attempt} />
      <FormErrors errors={form.errors} />
      <DateRange legend="Dates" from={field('from')} to={field('to')} within={blockable} calendar={calendar} />
      <TextField
        {...field('note')}
        label="Note (optional, only you can see it)"
        maxLength={MAX_LINE_LENGTH}
        autoComplete="off"
      />
      <div className="owner-days-foot">
        <SubmitButton look={hasToAnswer(desk.inquiries) ? 'outline' : 'primary'}>Block dates</SubmitButton>
        {children}
      </div>
    </Form>
  )
}

/** The button that releases a block. */
export function ReleaseForm({ vehicleId, period: { id, days } }: { vehicleId: string; period: BookedPeriod }) {
  const action = ownerPaths.ownerDaysRelease(vehicleId, id) + useLocation().search
  return (
    <Form method="post" action={action} preventScrollReset>
      <SubmitButton look="outline" action={action}>
        Unblock<span className="sr-only"> {days}</span>
      </SubmitButton>
    </Form>
  )
}
