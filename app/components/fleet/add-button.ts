import type { ComponentType } from 'react'
import type { Adding } from '~/models/fleet/place'

/** Adds a vehicle to a list. Passed in by the page, because this domain does not know lists. */
export type AddButton = ComponentType<Adding>
