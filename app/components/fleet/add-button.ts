import type { ComponentType, PropsWithChildren } from 'react'
import type { Adding } from '~/models/fleet/place'

/**
 * Adds a vehicle to a list. Passed in by the page, because this domain cannot import lists. The children follow it in
 * its row.
 */
export type AddButton = ComponentType<PropsWithChildren<Adding>>
