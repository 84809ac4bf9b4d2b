import { MONTH_DAYS } from '~/models/trade/constants'
import { formatPrice, listedRate, monthlyRate, weeklyRate } from '~/models/trade/money'
import type { VehiclePhoto } from '~/models/trade/photos'
import type { Favorite } from './favorite'
import type { VehicleDays } from './free-days'
import type { LastList, Place } from './place'
import type { previewTags } from './sharing'
import type { VehicleSheet } from './vehicle-sheet'

/** A vehicle's page for signed-in accounts; it has prices only while listed, or in the preview of a draft. */
export type VehiclePage = VehicleSheet & {
  view: 'vehicle'
  id: string
  photos: VehiclePhoto[]
  price: VehiclePrice | null
  /** 'Taken Dec 14 to Dec 18.', the nearest first; '' if none. */
  takenDaysText: string
  /** Availability, while it is listed. */
  days: VehicleDays | null
  isGone: boolean
  /** Preview of a draft for its owner and the staff: the listing page to return to. */
  draft: { home: string } | null
  maySearch: boolean
  mayAdd: boolean
  /** Where the crew already has it, and the list last added to; null without permission to add. */
  place: Place | null
  last: LastList | null
  /** Its place in the project of the crew where it has an open offer. */
  offerTo: string | null
  /** Null for drafts. */
  favorite: Favorite | null
  /** Absolute URL, for sharing. */
  address: string
}

/** A vehicle that a vehicle's page leads to. */
export type OtherVehicle = {
  id: string
  title: string
  /** 'Decatur, GA' */
  town: string
  /** How it differs, if it is similar. */
  differences?: string
  price: string
  photoId: string | null
}

/** A shared vehicle for signed-out visitors, and thus for link previews on other sites. */
export type VisitorsVehicle = {
  view: 'visitor'
  id: string
  title: string
  /** 'Teal, Coupe, 1950s' */
  looks: string
  photoId: string | null
  /** Tags for the head of the page. */
  preview: ReturnType<typeof previewTags>
}

type VehiclePrice = { day: string; week: string; month: string; hint: string }

/** Prices for a day, a week and a month, and from how many days on a week is cheaper than single days. */
export function vehiclePrice(daily: number): VehiclePrice {
  const week = weeklyRate(daily)
  const days = [1, 2, 3, 4, 5, 6].find((count) => listedRate(daily, count) > week) ?? 6
  return {
    day: formatPrice(daily),
    week: formatPrice(week),
    month: formatPrice(monthlyRate(daily)),
    hint: `A week (${formatPrice(week)}) costs less than ${days} days (${formatPrice(listedRate(daily, days))}).`,
  }
}

/** Price lines for a PDF; empty without a price. */
export function priceFacts(price: VehiclePrice | null): VehicleSheet['facts'] {
  if (!price) return []
  return [
    { label: 'Daily rate', value: price.day },
    { label: 'Week', value: price.week },
    { label: MONTH, value: price.month },
  ]
}

export const MONTH = `Month (${MONTH_DAYS} days)`
