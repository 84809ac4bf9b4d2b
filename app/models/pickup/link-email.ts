import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'

/** A booked vehicle when the link is sent; `isShown`: whether the link already shows its place and its owner. */
export type VehicleOfLink = { title: string; days: string; delivers: boolean; isShown: boolean }

/** What the recipient is asked to do, what about, and when the link shows how. */
export function linkEmailTexts(vehicles: readonly VehicleOfLink[]) {
  const areAllDelivered = vehicles.every(({ delivers }) => delivers)
  return {
    task: areAllDelivered ? 'has assigned you to receive a delivery' : 'has assigned you a pickup',
    /** '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026, the owner delivers' */
    items: vehicles.map(({ title, days, delivers }) =>
      [title, days, ...(delivers ? ['the owner delivers'] : [])].join(', '),
    ),
    shows: showsText(vehicles, areAllDelivered),
  }
}

function showsText(vehicles: readonly VehicleOfLink[], areAllDelivered: boolean): string {
  const which = vehicles.length === 1 ? 'the vehicle' : 'each vehicle'
  const parked = vehicles.some(({ delivers }) => delivers)
    ? `where ${which} is parked or that its owner delivers, and who to call`
    : `where ${which} is parked and who to call`
  const what = areAllDelivered ? `who to call to arrange the delivery of ${which}` : parked
  if (vehicles.every(({ isShown }) => isShown)) return `Open the link to see ${what}.`
  return `From ${numberWord(PICKUP_NOTICE_DAYS)} days before its first day, the link shows ${what}.`
}
