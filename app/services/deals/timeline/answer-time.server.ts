import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { answerTimeText, MAX_ANSWERS } from '~/models/deals/timeline/answer-time'
import { activity, db, inquiries, offers, vehicles } from '~/server/db/client.server'

/**
 * How soon the owner of a vehicle usually answers offers; '' before ten answers. The median of the latest ones, without
 * answers that staff gave. One query.
 */
export async function answerTimeOf(vehicleId: string): Promise<string> {
  const owner = sql`(${db().select({ id: vehicles.ownerId }).from(vehicles).where(eq(vehicles.id, vehicleId))})`
  const subject = (name: string) => sql`${activity.subject}->>${sql.raw(`'${name}'`)}`
  // a counteroffer has the next round after the offer that it answers
  const answered = sql`(${subject('round')})::int - (${activity.kind} = 'offer-countered')::int`
  const latest = db()
    .select({ seconds: sql<number>`extract(epoch from ${activity.createdAt} - ${offers.createdAt})`.as('seconds') })
    .from(activity)
    .innerJoin(inquiries, eq(inquiries.id, sql`(${subject('inquiryId')})::uuid`))
    .innerJoin(offers, and(eq(offers.inquiryId, inquiries.id), eq(offers.round, answered)))
    .where(
      and(
        eq(activity.ownerId, owner),
        eq(activity.accountId, activity.ownerId),
        inArray(activity.kind, ['offer-countered', 'offer-accepted', 'offer-declined']),
      ),
    )
    .orderBy(desc(activity.createdAt))
    .limit(MAX_ANSWERS)
    .as('latest')
  const [row] = await db()
    .select({
      answers: sql<number>`count(*)::int`,
      medianSeconds: sql<number>`coalesce(percentile_cont(0.5) within group (order by ${latest.seconds}), 0)::float8`,
    })
    .from(latest)
  return answerTimeText(row ?? { answers: 0, medianSeconds: 0 })
}
