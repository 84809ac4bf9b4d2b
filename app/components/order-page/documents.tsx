import { Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import { Section } from '~/components/ui/section'
import { billingPaths } from '~/models/trade/paths/billing'
import { documentPaths } from '~/models/trade/paths/documents'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { DOCUMENT_KINDS, DOCUMENT_NAMES, PROVIDER_DOCUMENT_NAMES } from '~/models/trade/vocabulary/documents'
import type { OrderView } from '~/services/order-page/require-order.server'

interface DocumentRow {
  name: string
  /** Null until there is something to download, or for whoever may not. */
  href: string | null
  when?: string
  /** Made by us: it opens in a window of its own. */
  isOurs?: true
}

/** The documents of an order, each with the way to it or with when it will be there. */
export function Documents({
  order,
}: {
  order: Pick<OrderView, 'id' | 'status' | 'project' | 'agreement' | 'documents' | 'mayBill' | 'totals'>
}) {
  const { agreement, documents } = order
  const isSigned = agreement?.status === 'signed'
  const afterSigning = isSigned ? 'After upload' : 'After the agreement is signed'
  // nothing more is to come of a cancelled order
  const later = (when: string) => (order.status === 'cancelled' ? undefined : when)
  const invoiceTo = order.mayBill ? billingPaths.invoice(order.id, order.project.id, order.project.title) : null
  const all: DocumentRow[] = [
    {
      name: 'Rental agreement',
      href: agreement?.document ?? null,
      when: isSigned ? 'Signed' : later('After it is signed'),
      isOurs: true,
    },
    ...DOCUMENT_KINDS.map((kind) => {
      const document = documents.current.find((each) => each.kind === kind)
      const href = documents.areIn && document?.id ? documentPaths.orderDocument(order.id, document.id) : null
      return { name: DOCUMENT_NAMES[kind], href, when: documents.areIn ? 'Uploaded' : later(afterSigning) }
    }),
    {
      name: 'Invoice',
      href: invoiceTo,
      when:
        order.status === 'completed' ? 'Under All documents, once it is issued' : later('After the order is completed'),
    },
    ...(order.status === 'placed'
      ? [{ name: 'Run sheet', href: pickupPaths.runSheet(order.id), isOurs: true } as const]
      : []),
    ...documents.own.map((kind) => ({
      name: PROVIDER_DOCUMENT_NAMES[kind],
      href: documentPaths.providerDocument(kind),
    })),
  ]
  const rows = all.filter(({ href, when }) => href || when)
  return (
    <Section headingId="documents" title="Documents">
      <ul className="mt-2">
        {rows.map(({ name, href, when, isOurs }) => (
          <li key={name} className="flex min-h-12 items-center gap-3 border-t border-base-300 py-1.5 first:border-t-0">
            <Icon name="file" className="text-quiet" />
            <p className={href ? undefined : 'text-quiet'}>
              {/* without `download`: a refusal would be saved like a file */}
              {href ? (
                <a
                  className="link inline-flex min-h-11 items-center"
                  href={href}
                  {...(isOurs && { target: '_blank', rel: 'noreferrer' })}
                >
                  {name}
                </a>
              ) : (
                name
              )}
              {when && !href && <span className="block text-xs">{when}</span>}
            </p>
          </li>
        ))}
      </ul>
      {order.totals && (
        <Link
          className="link mt-2 inline-flex min-h-11 items-center text-sm"
          to={documentPaths.orderDocuments(order.id)}
        >
          All documents
        </Link>
      )}
    </Section>
  )
}
