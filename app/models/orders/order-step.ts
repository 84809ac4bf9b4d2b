import type { ItemAction } from './items/item-actions'

/** What the page of an order asks its reader to do next; its button is the only primary one. */
export type OrderStep = { kind: 'agreement' | 'documents' | 'pickup' } | { kind: 'complete' | 'return'; itemId: string }

interface StepFacts {
  agreement: { actions: { maySign: boolean; mayResend: boolean; maySend: boolean } } | null
  documents: { form: object | null }
  maySendPickup: boolean
  items: readonly { id: string; status: string; overdue: object | null; actions: readonly ItemAction[] }[]
}

/** The agreement comes first, then the documents, overdue rentals, the next pickup and the rentals in progress. */
export function orderStep({ agreement, documents, maySendPickup, items }: StepFacts): OrderStep | null {
  if (agreement && Object.values(agreement.actions).includes(true)) return { kind: 'agreement' }
  if (documents.form) return { kind: 'documents' }
  const running = items.filter(({ actions }) => actions.some(({ kind, reason }) => kind === 'complete' && !reason))
  const overdue = items.find((item) => item.overdue)
  if (overdue) return { kind: running.includes(overdue) ? 'complete' : 'return', itemId: overdue.id }
  if (maySendPickup && items.some(({ status }) => status === 'confirmed')) return { kind: 'pickup' }
  const [next] = running
  return next ? { kind: 'complete', itemId: next.id } : null
}
