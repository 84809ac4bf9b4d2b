import { formatPrice, listedRate, monthlyRate, weeklyRate } from '~/models/trade/money'
import type { VehiclePhoto } from '~/models/trade/photos'
import type { Condition } from '~/models/trade/vocabulary/vehicles'
import type { VehicleDays } from './free-days'
import type { LastList, Place } from './place'
import type { previewTags } from './sharing'

/** A vehicle's own page for signed-in accounts; prices are there only while it is listed. */
export type VehiclePage = {
  view: 'vehicle'
  id: string
  title: string
  /** 'Decatur, GA 30030' */
  town: string
  photos: VehiclePhoto[]
  facts: { label: string; value: string }[]
  conditions: { part: string; condition: Condition; note: string }[]
  modifications: string[]
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

type Judged = Record<'exteriorCondition' | 'interiorCondition' | 'mechanicalCondition', Condition> &
  Record<'exteriorNote' | 'interiorNote' | 'mechanicalNote', string>

/** In what state a vehicle is, part by part; the note is '' where there is nothing to say. */
export function vehicleConditions(vehicle: Judged): { part: string; condition: Condition; note: string }[] {
  return [
    { part: 'Exterior', condition: vehicle.exteriorCondition, note: vehicle.exteriorNote },
    { part: 'Interior', condition: vehicle.interiorCondition, note: vehicle.interiorNote },
    { part: 'Mechanical', condition: vehicle.mechanicalCondition, note: vehicle.mechanicalNote },
  ]
}
