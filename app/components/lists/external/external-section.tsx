import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { Icon } from '~/components/ui/icon'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import type { ShownList } from '~/models/lists/shown-list'
import { externalPaths } from '~/models/trade/paths/lists'

interface ExternalSectionProps {
  projectId: string
  list: ShownList
  mayEdit: boolean
  mayAdd: boolean
  view: string
}

/** The external vehicles below a list, and the tile to record one. */
export default function ExternalSection({ projectId, list, mayEdit, mayAdd, view }: ExternalSectionProps) {
  const { id, name, externals } = list
  return (
    <div className={`paper-table mt-6 ${externals.length === 0 ? 'no-print' : ''}`}>
      <h4 className="mb-3 text-base font-semibold">
        Externally Sourced Vehicles<span className="sr-only">{` of ${name}`}</span>
      </h4>
      {externals.length > 0 && (
        <Suspense>
          <ExternalCards {...{ projectId, name, externals, mayEdit, view }} />
        </Suspense>
      )}
      {mayAdd && (
        <p className={`external-tile no-print ${externals.length > 0 ? 'mt-4' : ''}`}>
          <Link className="external-add" to={externalPaths.newExternal(projectId, id, view)} preventScrollReset>
            <Icon name="plus" />
            <span>
              {LIST_PAGE_MESSAGES.recordExternal}
              <span className="sr-only">{` for ${name}`}</span>
            </span>
          </Link>
          <Link
            className="tap link shrink-0 px-3 text-sm"
            to={externalPaths.quickExternal(projectId, id, view)}
            preventScrollReset
          >
            Quick add<span className="sr-only">{` to ${name}`}</span>
          </Link>
        </p>
      )}
    </div>
  )
}

/** Loaded on demand: most lists have no external vehicles. */
const ExternalCards = lazy(() => import('./external-cards'))
