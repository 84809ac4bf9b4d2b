import { type Booking, countDays, formatDayOfMonth } from '~/models/trade/days/day'
import { type Cents, formatDollars, listedRate } from '~/models/trade/money'

/** The rental before its end is dragged; its total before tax, if the reader sees it; an extension never costs less. */
type Booked = Booking & { cents: Cents | null; mayCostLess: boolean }

/** 'Dec 7 to Dec 11, about +$400 before tax': the days of a bar while its end is dragged. */
export function draggedText({ from, to }: Booking, booked: Booked): string {
  const [first, last] = [formatDayOfMonth(from), formatDayOfMonth(to)]
  const days = first === last ? first : `${first} to ${last}`
  const difference = booked.cents === null ? 0 : differenceFor({ from, to }, { ...booked, cents: booked.cents })
  if (difference === 0) return days
  return `${days}, about ${difference > 0 ? '+' : ''}${formatDollars(difference)} before tax`
}

/** In whole dollars. The total changes as the list price does, in the same proportion for every daily rate. */
function differenceFor(days: Booking, { cents, mayCostLess, ...booked }: Booked & { cents: Cents }): Cents {
  const total = (cents * listedRate(1, countDays(days))) / listedRate(1, countDays(booked))
  const difference = Math.round((total - cents) / 100) * 100
  return mayCostLess ? difference : Math.max(difference, 0)
}
