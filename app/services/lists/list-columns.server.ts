import type { AnyColumn } from 'drizzle-orm'
import type { ListFields } from '~/models/lists/list-heading'
import { lists } from '~/server/db/schema'

/** What a list is called and where it belongs: every field of its form. */
export const LIST_COLUMNS = {
  name: lists.name,
  season: lists.season,
  episode: lists.episode,
  act: lists.act,
  scene: lists.scene,
  shotDescription: lists.shotDescription,
  location: lists.location,
} satisfies Record<keyof ListFields, AnyColumn>
