type Kept = { receivedAt: Date; removedAt: Date | null }

/**
 * What a photo of a pickup tells of a vehicle as it left, once the first photo of its return, of either side, has come in:
 * `isLate`, nothing, because it was received after that; `stoodThen`, what stood in the record at that moment, though it
 * was replaced or deleted since. By the time of receipt alone: a device's clock can be set.
 */
export function beforeReturn({ receivedAt, removedAt }: Kept, returnBeganAt: Date | null) {
  const isLate = returnBeganAt !== null && receivedAt >= returnBeganAt
  const wasRemoved = removedAt !== null && (returnBeganAt === null || removedAt < returnBeganAt)
  return { isLate, stoodThen: !isLate && !wasRemoved }
}
