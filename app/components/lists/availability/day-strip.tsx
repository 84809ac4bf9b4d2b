import type { ReactNode } from 'react'
import { LegendFold } from '~/components/ui/legend'
import { DAY_LABELS, dayColumns, dayStates, TAKEN_BY, WANTED_FOR, WANTED_KEYS } from '~/models/lists/availability'
import { type Booking, weekdayName } from '~/models/trade/days/day'
import type { ListAvailability } from '~/services/lists/availability.server'

type Vehicle = ListAvailability['vehicles'][number]

/** The days above the strips of all vehicles. Of many days, phones number only the first of each week and month. */
export function StripHead({ days, children }: { days: Booking; children: ReactNode }) {
  const columns = dayColumns(days)
  return (
    <div className="day-head day-row">
      <div className="flex min-h-11 items-center">{children}</div>
      <div className={`day-strip ${columns.length > LONG ? 'is-long' : ''}`} aria-hidden="true">
        {columns.map(({ day, month, isWeekend, isNumbered }) => (
          <span key={day} className={`day-cell ${isWeekend ? 'is-weekend' : ''} ${isNumbered ? 'is-numbered' : ''}`}>
            <b>{month}</b>
            <small>{weekdayName(day).charAt(0)}</small>
            <span>{Number(day.slice(8))}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** More days than phones have room for numbers. */
const LONG = 14

/** The days of a vehicle as a graphic. Screen readers read the sentences about it instead. */
export function DayStrip({ days, vehicle }: { days: Booking; vehicle: Vehicle }) {
  const columns = dayColumns(days)
  return (
    <div className="day-strip" aria-hidden="true">
      {statesOf(vehicle, days).map(({ day, state }, index) => (
        <span
          key={day}
          className={`day-cell ${columns[index]?.isWeekend ? 'is-weekend' : ''} ${wantedLook(day, vehicle.wanted)}`}
        >
          <i className={`day-mark is-${state}`} />
        </span>
      ))}
    </div>
  )
}

const statesOf = ({ vehicleId, blocked }: Vehicle, days: Booking) =>
  dayStates(days, blocked, vehicleId ? 'free' : 'unused')

function wantedLook(day: string, wanted: Vehicle['wanted']): string {
  if (!wanted || day < wanted.from || day > wanted.to) return ''
  return `is-wanted is-${wanted.why} ${day === wanted.from ? 'is-first' : ''} ${day === wanted.to ? 'is-last' : ''}`
}

/** The legend: the states and wanted days that occur. */
export function DayKeys({ days, vehicles }: { days: Booking; vehicles: readonly Vehicle[] }) {
  const occurring = new Set(vehicles.flatMap((vehicle) => statesOf(vehicle, days).map(({ state }) => state)))
  return (
    <>
      <LegendFold />
      <p className="day-keys">
        {(['free', ...TAKEN_BY] as const)
          .filter((state) => occurring.has(state))
          .map((state) => (
            <span key={state} className="day-key">
              <i className={`day-mark is-${state}`} />
              {DAY_LABELS[state]}
            </span>
          ))}
        {WANTED_FOR.filter((why) => vehicles.some(({ wanted }) => wanted?.why === why)).map((why) => (
          <span key={why} className="day-key">
            <span className={`day-cell is-wanted is-first is-last is-${why}`}>
              <i className="day-mark" />
            </span>
            {WANTED_KEYS[why]}
          </span>
        ))}
      </p>
    </>
  )
}
