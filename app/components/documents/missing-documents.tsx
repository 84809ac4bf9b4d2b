import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { documentPaths } from '~/models/trade/paths/documents'
import { orderPaths } from '~/models/trade/paths/orders'
import type { projectDocumentsPage } from '~/services/documents/overview/documents-pages.server'

interface MissingDocumentsProps {
  missing: Awaited<ReturnType<typeof projectDocumentsPage>>['missing']
  project: { id: string; title: string }
}

/** What the orders of a project still need, each with the way to the next step. */
export function MissingDocuments({ missing, project }: MissingDocumentsProps) {
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="missing">
      <h3 id="missing" className="mb-3 text-lg">
        Missing
      </h3>
      <ul className="sheet divide-y divide-base-300">
        {missing.map(({ orderId, mark, papers, isUpload }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <div className="min-w-0 grow sm:basis-72">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">Order #{orderId}</span>
                <Status {...mark} className="whitespace-normal!" />
              </p>
              <p className="mt-1 text-sm text-quiet">{papers}</p>
            </div>
            <Link
              className={`${isUpload ? BUTTON_CLASS.primary : BUTTON_CLASS.outline} ml-auto w-36 max-sm:w-full`}
              to={
                isUpload
                  ? documentPaths.orderDocuments(orderId)
                  : orderPaths.orderDetails(orderId, project.id, project.title)
              }
            >
              <Icon name={isUpload ? 'plus' : 'file'} />
              {isUpload ? 'Upload' : 'View order'}
              <span className="sr-only">
                {isUpload ? ' the PO and COI of' : ''} order #{orderId}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
