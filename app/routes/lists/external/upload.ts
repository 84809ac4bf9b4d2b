import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { FILE_FIELDS } from '~/models/lists/external/external-fields'
import { StagedFileForm } from '~/models/lists/external/external-form'
import { ExternalUploadParams } from '~/models/trade/addresses/external-params'
import { projectPaths } from '~/models/trade/paths/projects'
import { invalidPhotoResponse, photoResponse } from '~/server/http/photo-response.server'
import { parseParams, readForm, redirect } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { receiveExternalFiles } from '~/services/lists/external/receive-files.server'
import { stageExternalFile } from '~/services/lists/external/stage-file.server'

/** Has no page: redirects to the lists. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, 'projects')
  return redirect(projectPaths.projectList(parseParams(params, ExternalUploadParams).projectId))
}

/** Stages one file of a form, for a script that shows progress and reads the response. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, kind } = parseParams(params, ExternalUploadParams)
  const { take, arrived } = await receiveExternalFiles(renter, projectId)
  const upload = async (file: Parameters<typeof take>[0]) =>
    file.field === FILE_FIELDS[kind].files ? take(file) : undefined
  const form = await readForm(request, StagedFileForm, { files: 1, upload })
  if (form.status !== 'success') return invalidPhotoResponse(form)

  const { key } = form.value
  const outcome = await stageExternalFile(renter, { projectId, key }, arrived[0])
  return photoResponse(outcome.ok ? { ok: true, photo: { id: key, key } } : outcome)
}
