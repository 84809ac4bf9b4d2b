import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { InquiryDialog } from '~/components/deals/inquiry-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { draftDays, InquiryDraft } from '~/models/deals/inquiry-draft-form'
import { INQUIRY_CHOICES, InquiryForm, InquiryTerms } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { quoteOf, startingRate } from '~/models/deals/inquiry-quote'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { DEFAULT_DEADLINE_DAYS } from '~/models/trade/constants'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import type { Account } from '~/server/session/asker.server'
import { requireRenter } from '~/server/session/require.server'
import { checkNewInquiry, freeDaysInstead, type Ref, type Terms } from '~/services/deals/check-terms.server'
import { prepareInquiry } from '~/services/deals/prepare-inquiry.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request)
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  const draft = parseQuery(request, InquiryDraft)
  const prepared = await prepareInquiry(renter, projectId, listVehicleId)
  const { productionCompany, location, mileage, usage, ...inquiry } = prepared
  const { from, to } = draftDays(draft)
  const { rate = '' } = draft
  const quote = quoteOf(inquiry.vehicle.daily, { from, to, rate })
  const defaultValue = {
    productionCompany: draft.productionCompany ?? productionCompany,
    location: draft.location ?? location,
    from,
    to,
    rate: startingRate(quote, rate, draft.listed),
    dayLimit: draft.dayLimit ?? String(DEFAULT_DEADLINE_DAYS),
    mileage: draft.mileage ?? mileage,
    usage: draft.usage ?? usage,
    note: draft.note ?? '',
  }
  return { ...inquiry, choices: INQUIRY_CHOICES, defaultValue }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request)
  const ref = parseParams(params, ListVehicleParams)
  const form = await readForm(request, InquiryForm)
  if (form.status !== 'success') {
    const terms = InquiryTerms.parse(form.typed)
    return withFreeDays(renter, ref, terms, invalid(form, await checkNewInquiry(renter, ref, terms)))
  }

  const outcome = await sendInquiry(renter, ref, form.value)
  if (!outcome.ok) {
    const isClosed = outcome.code === 'project-closed'
    return withFreeDays(renter, ref, isClosed ? {} : form.value, refusal(form, outcome))
  }
  const view = listView(new URL(request.url).search)
  return redirectWithToast(listPaths.listVehicle(ref.projectId, ref.listVehicleId, view), INQUIRY_MESSAGES.sent)
}

type Answer = ReturnType<typeof invalid> | ReturnType<typeof refusal>

/**
 * Adds the button that takes the nearest free days, if the chosen ones are taken. A closed project has no such button.
 */
async function withFreeDays(renter: Account, ref: Ref, terms: Terms, { data: lastResult, init }: Answer) {
  const free = terms.from && terms.to ? await freeDaysInstead(renter, ref, terms) : null
  return data({ ...lastResult, free }, init ?? undefined)
}

export default function Inquiry() {
  const inquiry = useLoaderData<typeof loader>()
  const { projectId = '', listVehicleId = '' } = useParams()
  const view = listView(useLocation().search)
  const lastResult = useActionData<typeof action>()
  return (
    <InquiryDialog
      {...inquiry}
      lastResult={useFormResponse(lastResult)}
      free={lastResult?.free ?? null}
      closeTo={listPaths.listVehicle(projectId, listVehicleId, view)}
      view={view}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Inquire Vehicle')]

/** Also after a refusal: what the page offered may have changed. */
export const shouldRevalidate = () => true
