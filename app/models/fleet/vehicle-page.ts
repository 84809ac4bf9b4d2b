import { MONTH_DAYS } from '~/models/trade/constants'
import { formatPrice, listedRate, monthlyRate, weeklyRate } from '~/models/trade/money'
import type { VehiclePhoto } from '~/models/trade/photos'
import type { VehicleDays } from './free-days'
import type { LastList, Place } from './place'
import type { previewTags } from './sharing'
import type { VehicleSheet } from './vehicle-sheet'

/** A vehicle's own page for signed-in accounts; prices are there only while it is listed. */
export type VehiclePage = VehicleSheet & {
  view: 'vehicle'
  id: string
  photos: VehiclePhoto[]
  price: VehiclePrice | null
  /** 'Taken Dec 14 to Dec 18.', the nearest first; '' where nothing is. */
  takenDaysText: string
  /** Its days, while it is listed. */
  days: VehicleDays | null
  isGone: boolean
  maySearch: boolean
  mayAdd: boolean
  /** Where the crew has it already, and the list that the account added to last; for those who may add it. */
  place: Place | null
  last: LastList | null
  /** Its whole address, to share. */
  address: string
}

/** What a signed-out visitor gets of a shared vehicle, and so what a preview on another site shows. */
export type VisitorsVehicle = {
  view: 'visitor'
  id: string
  title: string
  photoId: string | null
  /** Tags for the head of the page. */
  preview: ReturnType<typeof previewTags>
}

type VehiclePrice = { day: string; week: string; month: string; hint: string }

/** What a day, a week and a month cost, and from how many days on a whole week costs less than single days. */
export function vehiclePrice(daily: number): VehiclePrice {
  const week = weeklyRate(daily)
  const days = [1, 2, 3, 4, 5, 6].find((count) => listedRate(daily, count) > week) ?? 6
  return {
    day: formatPrice(daily),
    week: formatPrice(week),
    month: formatPrice(monthlyRate(daily)),
    hint: `The weekly rate applies from 7 days: 7 days (${formatPrice(week)}) cost less than ${days} days (${formatPrice(listedRate(daily, days))}).`,
  }
}

/** The same as facts of a PDF; none where there is no price. */
export function priceFacts(price: VehiclePrice | null): VehicleSheet['facts'] {
  if (!price) return []
  return [
    { label: 'Price per day', value: price.day },
    { label: 'Week', value: price.week },
    { label: MONTH, value: price.month },
  ]
}

export const MONTH = `Month (${MONTH_DAYS} days)`
