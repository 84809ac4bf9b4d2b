import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useActionData, useLoaderData } from '@remix-run/react'
import inspectionStyles from '~/components/pickup/inspection/inspection.css?url'
import { InspectionOverview } from '~/components/pickup/inspection/inspection-overview'
import { SideError } from '~/components/pickup/pickup-error'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import inspectionScript from '~/enhance/inspection.mjs?worker&url'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { ShotsForm } from '~/models/pickup/inspection-form'
import { INSPECTION_HEADINGS, INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { stepToResume } from '~/models/pickup/inspection-photos'
import { InspectionParams, InspectionQuery } from '~/models/trade/addresses/order-params'
import { titled } from '~/models/trade/product'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import { valuesOf } from '~/models/trade/vocabulary/option'
import {
  invalid,
  parseParams,
  parseQuery,
  readForm,
  redirect,
  redirectWithToast,
  refusal,
} from '~/server/http/route.server'
import { allowOfflineCache } from '~/server/session/cache-owner.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { addShots, beginPhotos } from '~/services/pickup/inspection-forms.server'
import { inspectionView } from '~/services/pickup/inspection-view.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  await allowOfflineCache(request)
  const view = await inspectionView({ ...access, ...parseParams(params, InspectionParams) })
  const { step } = parseQuery(request, InspectionQuery)
  return { view, step: step ?? stepToResume({ missing: view.missing.length, damages: view.damages.length }) }
}

/** Saves any of the four shots; goes to the next step once all are there. */
export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const ref = parseParams(params, InspectionParams)
  const inspection = { ...access, ...ref }
  const { take, received } = await beginPhotos(inspection, valuesOf(SHOTS))
  const form = await readForm(request, ShotsForm, { files: SHOTS.length, upload: take })
  if (form.status !== 'success') return invalid(form)

  const outcome = await addShots(inspection, { received, seen: form.value.seen })
  if (!outcome.ok) return refusal(form, outcome)
  const next = inspectionAddresses(ref).overview('damage')
  return outcome.saved > 0 ? redirectWithToast(next, INSPECTION_MESSAGES.saved[ref.phase]) : redirect(next)
}

export default function Inspection() {
  const { view, step } = useLoaderData<typeof loader>()
  return (
    <>
      <InertBehindDialog>
        <InspectionOverview
          heading={INSPECTION_HEADINGS[view.phase]}
          backLabel={view.phase === 'return' ? 'Back to the return' : BACK_LABELS[view.side]}
          view={view}
          step={step}
          to={inspectionAddresses(view)}
          lastResult={useActionData<typeof action>()}
        />
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

/** Leads to the page from which an inspection at pickup was started. */
const BACK_LABELS = { renter: 'Back to pickup details', owner: 'Back to the order' }

export const handle = { hydrate: false, frame: 'emailed', enhancement: inspectionScript, failure: SideError }
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(INSPECTION_HEADINGS[data?.view.phase ?? 'pickup']),
]
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: inspectionStyles }]

export const ErrorBoundary = SideError
