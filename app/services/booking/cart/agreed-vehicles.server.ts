import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { can } from '~/models/trade/access/permissions'
import { countDays, type Day, formatBookingOfYear, formatDayCount } from '~/models/trade/days/day'
import type { Cents } from '~/models/trade/money'
import { photoUrls } from '~/models/trade/photos'
import { db, inquiries, listVehicles, projectMembers, projects, selectRows, vehicles } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { stagedVehicles } from '~/services/deals/staged-vehicles.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

const MAX_SHOWN = 12

/** The vehicles with an agreed rate that the asker may add to the cart, the first day first, at most MAX_SHOWN. */
export async function agreedVehicles(asker: Account) {
  requireArea(asker, 'cart')
  const memberships = await db()
    .select({
      id: projects.id,
      title: projects.title,
      projectRole: projectMembers.role,
      projectStatus: projects.status,
    })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(and(eq(projectMembers.accountId, asker.id), eq(projects.status, 'active')))
  const titleOf = new Map(
    memberships
      .filter((membership) => can('addToCart', { ...membership, applicationRole: asker.role }))
      .map(({ id, title }) => [id, title]),
  )
  if (titleOf.size === 0) return []
  const which = and(inArray(listVehicles.projectId, [...titleOf.keys()]), isNull(listVehicles.removedAt))
  const rows = await selectRows<Row>(
    db(),
    sql`select staged.id, staged.last_offer_cents as agreed, ${firstPhotoId} as "photoId",
        ${inquiries.projectId} as "projectId", ${inquiries.bookedFrom}::text as "from", ${inquiries.bookedTo}::text as "to",
        ${vehicles.year}, ${vehicles.make}, ${vehicles.model}
      from ${stagedVehicles(which)}
      join ${inquiries} on ${inquiries.listVehicleId} = staged.id and ${inquiries.status} = 'agreed'
      join ${vehicles} on ${vehicles.id} = ${inquiries.vehicleId}
      where staged.stage = 'available'
      order by ${inquiries.bookedFrom}, staged.id limit ${MAX_SHOWN}`,
  )
  return rows.map(({ id, projectId, agreed, photoId, ...row }) => ({
    id,
    title: vehicleTitle(row),
    project: { id: projectId, title: titleOf.get(projectId) ?? '' },
    days: formatBookingOfYear(row),
    dayCount: formatDayCount(countDays(row)),
    agreed,
    picture: photoId ? photoUrls(photoId) : null,
  }))
}

export type AgreedVehicle = Awaited<ReturnType<typeof agreedVehicles>>[number]

interface Row extends Pick<typeof vehicles.$inferSelect, 'year' | 'make' | 'model'> {
  id: string
  projectId: string
  from: Day
  to: Day
  agreed: Cents
  photoId: string | null
}
