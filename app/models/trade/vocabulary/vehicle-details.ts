/** What a vehicle can play on screen, besides its body type; any number per vehicle. */
export const VEHICLE_KINDS = [
  { value: 'police', label: 'Police' },
  { value: 'taxi', label: 'Taxi' },
  { value: 'ambulance', label: 'Ambulance' },
  { value: 'fire', label: 'Fire' },
  { value: 'military', label: 'Military' },
  { value: 'school bus', label: 'School bus' },
  { value: 'transit bus', label: 'Transit bus' },
  { value: 'delivery', label: 'Delivery' },
  { value: 'tow truck', label: 'Tow truck' },
  { value: 'construction', label: 'Construction' },
  { value: 'farm', label: 'Farm' },
  { value: 'hearse', label: 'Hearse' },
  { value: 'limousine', label: 'Limousine' },
  { value: 'motorcycle', label: 'Motorcycle' },
  { value: 'recreational', label: 'RV' },
  { value: 'racing', label: 'Racing' },
  { value: 'hot rod', label: 'Hot rod' },
  { value: 'muscle', label: 'Muscle car' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'exotic', label: 'Exotic' },
  { value: 'period', label: 'Period' },
  { value: 'hero', label: 'Hero' },
  { value: 'background', label: 'Background' },
  { value: 'stunt', label: 'Stunt' },
] as const

export type VehicleKind = (typeof VEHICLE_KINDS)[number]['value']

const BODIES = [
  'Sedan',
  'Coupe',
  'Convertible',
  'Hatchback',
  'Wagon',
  'SUV',
  'Pickup',
  'Van',
  'Limousine',
  'Touring',
  'Bus',
  'Truck',
  'Box Truck',
  'Step Van',
  'Fire Truck',
  'Ambulance',
  'Hearse',
  'Taxi',
  'Police Car',
  'Motorcycle',
] as const

export type BodyType = (typeof BODIES)[number]

/** A vehicle of another kind is a different thing on screen, whatever its make and year. */
const BODY_KINDS: Record<string, readonly BodyType[]> = {
  truck: ['Pickup', 'Truck', 'Box Truck', 'Fire Truck'],
  van: ['Van', 'Step Van', 'Ambulance'],
  bus: ['Bus'],
  motorcycle: ['Motorcycle'],
}

/** 'truck' for 'Pickup', in any spelling; every other body is a car. */
export function bodyKind(bodyType: string): string {
  const hasBody = (bodies: readonly string[]) => bodies.some((body) => body.toLowerCase() === bodyType.toLowerCase())
  return Object.entries(BODY_KINDS).find(([, bodies]) => hasBody(bodies))?.[0] ?? 'car'
}

/** Body types; vehicles store the label. */
export const BODY_TYPES = BODIES.map((value) => ({ value, label: value }))

/** `fuelLabel` drops the parentheses in tight spaces. */
export const FUEL_TYPES = [
  { value: 'Gasoline (regular)', label: 'Gasoline (regular)' },
  { value: 'Gasoline (premium)', label: 'Gasoline (premium)' },
  { value: 'Diesel (ultra-low sulfur)', label: 'Diesel (ultra-low sulfur)' },
  { value: 'Electric (battery)', label: 'Electric (battery)' },
  { value: 'Hybrid', label: 'Hybrid' },
  { value: 'Propane', label: 'Propane' },
  { value: 'Other', label: 'Other' },
] as const

export const TRANSMISSIONS = [
  { value: 'Automatic', label: 'Automatic' },
  { value: 'Manual', label: 'Manual' },
] as const

export type Transmission = (typeof TRANSMISSIONS)[number]['value']

/** How a vehicle gets to the set. */
export const PICKUP_TYPES = [
  { value: 'Crew picks up', label: 'Crew picks up' },
  { value: 'Owner delivers', label: 'Owner delivers' },
  { value: 'Crew picks up or owner delivers', label: 'Crew picks up or owner delivers' },
] as const

type PickupType = (typeof PICKUP_TYPES)[number]['value']

const DELIVERED: PickupType = 'Owner delivers'

/** Whether the owner delivers the vehicle, so that nobody drives to it. */
export const ownerDelivers = (vehicle: { pickupPreference: string }) => vehicle.pickupPreference === DELIVERED

/** Common modifications; owners can add others as free text. */
export const MODIFICATIONS = [
  { value: 'Paint', label: 'Paint' },
  { value: 'Decals', label: 'Decals' },
  { value: 'Branding', label: 'Branding' },
  { value: 'Remove decals or stickers', label: 'Remove decals or stickers' },
  { value: 'Performance enhancements', label: 'Performance enhancements' },
  { value: 'Engine', label: 'Engine' },
  { value: 'Rigging', label: 'Rigging' },
  { value: 'Roll cage', label: 'Roll cage' },
  { value: 'Camera mounts', label: 'Camera mounts' },
  { value: 'Spoilers', label: 'Spoilers' },
] as const
