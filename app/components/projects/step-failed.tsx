import { useLocation, useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { ERROR_TRY_LATER } from '~/models/trade/answers/sentences'
import { listView } from '~/models/trade/list-view'
import { projectPaths } from '~/models/trade/paths/projects'

/**
 * The ErrorBoundary of a step over a page of a project, by default its lists, which is loaded anew behind it: whoever is
 * late, because the project was closed say, sees how it stands.
 */
export function StepFailed({ over = projectPaths.projectList }: { over?: (projectId: string) => string }) {
  const { projectId = '' } = useParams()
  const closeTo = over(projectId) + listView(useLocation().search)
  return <FailureDialog title="Something went wrong" sentence={ERROR_TRY_LATER} closeTo={closeTo} />
}
