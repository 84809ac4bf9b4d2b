import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { InquiryTerms, Offers, SentInquiries } from '~/components/deals/selected/selected-inquiries'
import { Note } from '~/components/ui/feedback/note'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { INQUIRY_CHOICES } from '~/models/deals/inquiry-form'
import { readSelectedTerms, SelectedInquiriesForm } from '~/models/deals/selected-inquiries-form'
import { missingText } from '~/models/lists/arrange/arrange-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { DEFAULT_DEADLINE_DAYS } from '~/models/trade/constants'
import { pluralize } from '~/models/trade/format/text'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { reviewInquiries, usualTerms } from '~/services/deals/selected/review-inquiries.server'
import { sendInquiries } from '~/services/deals/selected/send-inquiries.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  const { selected, back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  const usual = { percent: '100', dayLimit: String(DEFAULT_DEADLINE_DAYS), ...(await usualTerms(membership, selected)) }
  const requested = readSelectedTerms(new URL(request.url).searchParams, usual)
  const review = await reviewInquiries(membership, selected, requested.terms)
  return { project: membership.project.title, selected, back, requested, choices: INQUIRY_CHOICES, ...review }
}

/** Shows the results itself: they are stored nowhere, and a repeated post gets them again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, SelectedInquiriesForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await sendInquiries(renter, projectId, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return data({ results: outcome.results })
}

export default function SelectedInquiries() {
  const { project, selected, back, requested, choices, vehicles, externals, missing, bookable } =
    useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const results = lastResult && 'results' in lastResult ? lastResult.results : null
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[{ label: project, to: back }]} current="Inquire about vehicles" />
      <PageTitle
        title="Inquire about vehicles"
        lead="Each owner gets an inquiry about each vehicle, and answers it separately."
      />
      <div className="mt-5 grid gap-5">
        {externals > 0 && (
          <Note tone="waiting">{`${pluralize(externals, 'externally sourced vehicle')} left out: no owner to ask.`}</Note>
        )}
        {missing > 0 && <Note tone="gone">{missingText(missing)}</Note>}
        {results ? (
          <SentInquiries back={back} results={[...results, ...leftOut(vehicles, results)]} />
        ) : (
          <>
            <InquiryTerms key={JSON.stringify(requested.typed)} {...{ selected, back, requested, choices, bookable }} />
            <Offers
              {...{ vehicles, requested, back }}
              lastResult={lastResult && 'status' in lastResult ? lastResult : undefined}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** The vehicles without an inquiry, because the page said that none is possible. */
function leftOut<Vehicle extends { id: string }>(vehicles: readonly Vehicle[], requested: readonly { id: string }[]) {
  return vehicles.filter(({ id }) => !requested.some((one) => one.id === id))
}

export const meta: MetaFunction = () => [titled('Inquire about vehicles')]

/** Also after a refusal: the vehicles may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
