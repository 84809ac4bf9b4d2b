import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DamageForm } from '~/components/pickup/inspection/damage-form'
import inspectionStyles from '~/components/pickup/inspection/inspection.css?url'
import { SideError } from '~/components/pickup/pickup-error'
import inspectionScript from '~/enhance/inspection.mjs?worker&url'
import { damageChoice } from '~/models/pickup/damage'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { PhotoForm } from '~/models/pickup/inspection-form'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { DamageQuery, InspectionParams } from '~/models/trade/addresses/order-params'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { allowOfflineCache } from '~/server/session/cache-owner.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { beginPhotos, damagePage, problemBeside, reportDamage } from '~/services/pickup/inspection-forms.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  await allowOfflineCache(request)
  const ref = parseParams(params, InspectionParams)
  const requested = parseQuery(request, DamageQuery)
  const page = await damagePage({ ...access, ...ref }, requested.damage)
  return { inspection: ref, requested, page, choice: damageChoice(requested, page.damage?.damage ?? null) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const ref = parseParams(params, InspectionParams)
  const inspection = { ...access, ...ref }
  const { take, received } = await beginPhotos(inspection, ['file'])
  const form = await readForm(request, PhotoForm, { files: 1, upload: take })
  if (form.status !== 'success') return invalid(form, problemBeside(received.get('file'), Boolean(form.typed.damage)))

  const outcome = await reportDamage(inspection, form.value, received.get('file'))
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(inspectionAddresses(ref).overview('damage'), INSPECTION_MESSAGES.saved[ref.phase])
}

export default function Damage() {
  const { inspection, requested, page, choice } = useLoaderData<typeof loader>()
  const to = inspectionAddresses(inspection)
  const lastResult = useActionData<typeof action>()
  return <DamageForm page={page} choice={choice} to={to} here={to.damage(requested)} lastResult={lastResult} />
}

export const handle = { hydrate: false, frame: 'emailed', enhancement: inspectionScript, failure: SideError }
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data?.page.damage ? 'Edit damage' : 'Add damage'),
]
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: inspectionStyles }]

export const ErrorBoundary = SideError
