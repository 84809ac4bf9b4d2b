import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import type { OrderTask } from '~/models/trade/due/order-task'
import { orderPaths } from '~/models/trade/paths/orders'
import type { projectDocumentsPage } from '~/services/documents/overview/documents-pages.server'

type Order = Awaited<ReturnType<typeof projectDocumentsPage>>['orders'][number]

interface MissingDocumentsProps {
  missing: NonNullable<Order['missing']>
  /** What the reader can do about it. */
  task: OrderTask | null
  /** Whether it has the page's primary button. */
  isFirst: boolean
  project: { id: string; title: string }
}

/** What an order still needs, with the way to the next step. */
export function MissingDocuments({ missing, task, isFirst, project }: MissingDocumentsProps) {
  const { orderId } = missing
  const details = orderPaths.orderDetails(orderId, project.id, project.title)
  return (
    <div className="sheet mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 grow sm:basis-72">
        <MissingTexts missing={missing} />
      </div>
      <Link
        className={`${isFirst ? BUTTON_CLASS.primary : BUTTON_CLASS.outline} ml-auto w-56 max-sm:w-full`}
        to={task?.to ?? details}
      >
        {task?.kind === 'documents' && <Icon name="plus" />}
        {task?.button ?? 'Open the order'}
        <span className="sr-only">, order #{orderId}</span>
      </Link>
    </div>
  )
}

/** What is missing and until when, whom the signature waits for, and when the rest can be uploaded. */
export function MissingTexts({ missing }: { missing: Omit<MissingDocumentsProps['missing'], 'orderId'> }) {
  const { mark, papers, unsigned, notAsked } = missing
  return (
    <>
      <Status {...mark} className="mb-1 whitespace-normal!" />
      <p className="font-semibold">{papers}</p>
      {unsigned && <p>{unsigned}</p>}
      {notAsked && <p>{notAsked}</p>}
    </>
  )
}
