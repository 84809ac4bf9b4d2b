import type { ComponentType } from 'react'
import type { Adding } from '~/models/fleet/place'

/** Draws what adds a vehicle to a list: given by the page, because lists are not known here. */
export type AddButton = ComponentType<Adding>
