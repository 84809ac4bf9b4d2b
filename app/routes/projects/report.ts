import type { LoaderFunctionArgs } from '@remix-run/node'
import { REPORT_MESSAGES } from '~/models/projects/project-form-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { projectPaths } from '~/models/trade/paths/projects'
import { broken } from '~/server/errors.server'
import { streamDownload, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { makeReport } from '~/services/projects/report/make-report.server'

/** Everything in a project as a ZIP. Browsers stay on their page while downloading; a refusal is a page. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'projects')
    const report = await makeReport(renter, parseParams(params, ProjectParams).projectId)
    if (!report.ok) throw broken()
    return streamDownload(request, { ...report, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = {
  to: projectPaths.projects(),
  label: 'Go to your projects',
  explanation: {
    500: {
      title: REPORT_MESSAGES.failed,
      text: 'The problem is on our end, and nothing in your project has changed.',
    },
  },
}
