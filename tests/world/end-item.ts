import { eq } from 'drizzle-orm'
import { inquiries, inTransaction, orderItems, vehicleBlocks } from '~/server/db/client.server'

type End = Pick<typeof orderItems.$inferInsert, 'status' | 'cancelledAt' | 'completedOn'>

/**
 * Ends a rental wherever it stands: it was completed, or cancelled, which gives its days back. By hand, for stories that
 * begin after it: the services ask when.
 */
export async function endItem(listVehicleId: string, end: End): Promise<void> {
  await inTransaction(async (tx) => {
    const [item] = await tx
      .update(orderItems)
      .set(end)
      .where(eq(orderItems.listVehicleId, listVehicleId))
      .returning({ id: orderItems.id, inquiryId: orderItems.inquiryId })
    if (!item) throw new Error('The order has lost an item.')
    await tx.update(inquiries).set({ status: 'ended' }).where(eq(inquiries.id, item.inquiryId))
    if (end.status === 'cancelled') {
      await tx.update(vehicleBlocks).set({ active: false }).where(eq(vehicleBlocks.orderItemId, item.id))
    }
  })
}
