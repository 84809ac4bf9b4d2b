import { type SQL, sql } from 'drizzle-orm'
import { photoUrls } from '~/models/trade/photos'
import { db, selectRows } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { isOrderFound } from './find-orders.server'

const PAGE = 48
const PICTURES = 3

type Row = {
  id: string
  title: string
  location: string
  description: string
  status: string
  orders: number
  latest: number
  photos: string[]
}

interface Shown {
  search: string
  /** The ids of projects that come first. */
  late?: readonly string[]
  before?: number
}

/**
 * A keyset page of the asker's projects that have orders, those in `late` first, then by their latest order. `before`
 * is the number of the latest order of the last project on the previous page. `search` matches projects and orders as
 * for `findOrders`.
 */
export async function orderedProjectsPage(asker: Account, { search, late = [], before }: Shown) {
  requireArea(asker, 'orders')
  const isLate = (projectId: SQL) => sql`${projectId} = any(${sql.param(late)}::uuid[])`
  const rows = await selectRows<Row>(
    db(),
    sql`select project.id, project.title, project.location, project.description, project.status,
      found.orders, found.latest, array(${photosOf(sql`project.id`)}) as photos
    from project_members as member
    join projects as project on project.id = member.project_id
    cross join lateral (
      select count(*)::integer as orders, max(orders.id) as latest from orders where orders.project_id = project.id
    ) as found
    where member.account_id = ${asker.id} and found.orders > 0
      and (${search} = '' or exists (
        select 1 from orders where orders.project_id = project.id and ${isOrderFound(search, sql`project.title`)}
      ))
      and (${before ?? null}::integer is null or (${isLate(sql`project.id`)}, found.latest) < (
        select ${isLate(sql`above.project_id`)}, above.id from orders as above
        where above.id = ${before ?? null}::integer
      ))
    order by ${isLate(sql`project.id`)} desc, found.latest desc limit ${PAGE + 1}`,
  )
  const projects = rows.slice(0, PAGE).map(({ photos, latest, ...project }) => ({
    ...project,
    isActive: project.status === 'active',
    pictures: photos.map(photoUrls),
  }))
  return { projects, next: rows.length > PAGE ? (rows[PAGE - 1]?.latest ?? null) : null }
}

/** The first photo of each of the vehicles ordered last, at most three. */
function photosOf(projectId: SQL): SQL {
  return sql`select photo.id::text
    from (
      select item.vehicle_id, max(item.order_id) as latest
      from order_items as item join orders on orders.id = item.order_id
      where orders.project_id = ${projectId}
      group by item.vehicle_id order by latest desc, item.vehicle_id limit ${PICTURES}
    ) as chosen
    join vehicle_photos as photo on photo.vehicle_id = chosen.vehicle_id and photo.position = 0
    order by chosen.latest desc, chosen.vehicle_id`
}
