import { useLocation, useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { listView } from '~/models/trade/list-view'
import { crewPathsAt } from '~/models/trade/paths/crew'
import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'

/**
 * The ErrorBoundary of a dialog over a project's lists or its removed vehicles. The page behind is revalidated, so a
 * member who is too late, because the project was closed, sees its current state.
 */
export function StepFailed({ sentence = ERROR_TRY_LATER }) {
  const { projectId = '' } = useParams()
  const { pathname, search } = useLocation()
  const closeTo = crewPathsAt(pathname).pageBehind(projectId) + listView(search)
  return <FailureDialog title="Something went wrong" sentence={sentence} closeTo={closeTo} />
}
