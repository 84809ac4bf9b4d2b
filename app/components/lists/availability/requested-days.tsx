import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { plainField } from '~/components/ui/form/field-state'
import { DateRange } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { availabilitySteps, MAX_AVAILABILITY_DAYS } from '~/models/lists/availability'
import { type Booking, formatBooking } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import type { ListAvailability } from '~/services/lists/availability.server'

type RequestedDaysProps = Pick<ListAvailability, 'days' | 'today' | 'isCut'> & { toOf: (at: Booking) => string }

/** The days, as fields and with links to those before and after. On phones the fields are folded. */
export function RequestedDays({ days, today, isCut, toOf }: RequestedDaysProps) {
  const field = plainField({ values: days }, ['from', 'to'])
  return (
    <div className="sheet flex flex-wrap items-end justify-between gap-x-4 px-3 md:gap-y-3 md:p-4">
      <details className="peer min-w-0 flex-1 md:hidden">
        <summary className="flex min-h-12 items-center gap-2">
          <Icon name="calendar" />
          <span className="truncate font-semibold">{formatBooking(days, today)}</span>
          <Icon name="down" className="turns w-4!" />
        </summary>
      </details>
      <Form
        method="get"
        className="flex flex-1 flex-wrap items-end gap-x-4 gap-y-3 max-md:order-last max-md:basis-full max-md:pb-3 max-md:peer-[:not([open])]:hidden"
        preventScrollReset
      >
        <DateRange
          legend="Dates"
          from={field('from')}
          to={field('to')}
          within={{ from: [days.from, today].sort()[0] ?? today, to: lastBookableDay(today) }}
          className="flex-1 basis-72 sm:max-w-md"
          calendar={<SelectDates from={field('from').id} to={field('to').id} />}
        />
        <button type="submit" className={`${BUTTON_CLASS.outline} max-sm:w-full`}>
          Show dates
        </button>
        {isCut && <p className="hint leading-11!">Showing the first {MAX_AVAILABILITY_DAYS} days.</p>}
      </Form>
      <Steps {...availabilitySteps(days, today)} today={today} toOf={toOf} />
    </div>
  )
}

type StepsProps = ReturnType<typeof availabilitySteps> & Pick<RequestedDaysProps, 'today' | 'toOf'>

function Steps({ earlier, later, today, toOf }: StepsProps) {
  if (!earlier && !later) return null
  return (
    <nav aria-label="Days" className="flex gap-x-2 max-md:-mr-1">
      {earlier && (
        <Link className={STEP} to={toOf(earlier)} preventScrollReset>
          <Icon name="left" />
          Earlier<span className="sr-only">, {formatBooking(earlier, today)}</span>
        </Link>
      )}
      {later && (
        <Link className={STEP} to={toOf(later)} preventScrollReset>
          Later<span className="sr-only">, {formatBooking(later, today)}</span>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}

const STEP = `${BUTTON_CLASS.outline} max-md:border-0! max-md:px-1!`
