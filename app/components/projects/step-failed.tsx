import { useLocation, useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { ERROR_TRY_LATER } from '~/models/trade/answers/sentences'
import { listView } from '~/models/trade/list-view'
import { crewPathsAt } from '~/models/trade/paths/crew'

/**
 * The ErrorBoundary of a step over a page of a project, its lists or its removed vehicles, which is revalidated behind it: whoever is
 * late, because the project was closed say, sees how it stands.
 */
export function StepFailed() {
  const { projectId = '' } = useParams()
  const { pathname, search } = useLocation()
  const closeTo = crewPathsAt(pathname).pageBehind(projectId) + listView(search)
  return <FailureDialog title="Something went wrong" sentence={ERROR_TRY_LATER} closeTo={closeTo} />
}
