import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DamageForm } from '~/components/pickup/inspection/damage-form'
import pickupStyles from '~/components/pickup/pickup.css?url'
import inspectionScript from '~/enhance/inspection.mjs?worker&url'
import { damageChoice } from '~/models/pickup/inspection/damage-choice'
import { PhotoForm } from '~/models/pickup/inspection/inspection-form'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'
import { ownerInspection } from '~/models/pickup/inspection/owner-addresses'
import { DamageQuery, OwnerInspectionParams } from '~/models/trade/addresses/order-params'
import { refused } from '~/models/trade/answers/outcome'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams, parseQuery } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { allowOfflineCache } from '~/server/session/cache-owner.server'
import { requireOwner } from '~/server/session/require.server'
import { beginPhotos } from '~/services/pickup/inspection/begin-photos.server'
import { damagePage } from '~/services/pickup/inspection/damage-page.server'
import { reportDamage } from '~/services/pickup/inspection/report-damage.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  await allowOfflineCache(request)
  const at = parseParams(params, OwnerInspectionParams)
  const asked = parseQuery(request, DamageQuery)
  const page = await damagePage({ side: 'owner', owner, ...at }, asked.damage)
  return { at, asked, page, choice: damageChoice(asked, page.damage?.damage ?? null) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const at = parseParams(params, OwnerInspectionParams)
  const door = { side: 'owner', owner, ...at } as const
  const { take, received } = await beginPhotos(door, ['file'])
  const form = await readForm(request, PhotoForm, { files: 1, upload: take })
  // a browser sends no file twice by itself
  if (form.status !== 'success') return invalid(form, received.has('file') ? CHOOSE_AGAIN : null)

  const outcome = await reportDamage(door, form.value, received.get('file'))
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(ownerInspection(at).overview('damage'), INSPECTION_MESSAGES.saved[at.phase])
}

export default function OwnerDamage() {
  const { at, asked, page, choice } = useLoaderData<typeof loader>()
  const to = ownerInspection(at)
  const answer = useActionData<typeof action>()
  return <DamageForm page={page} choice={choice} to={to} here={to.damage(asked)} answer={answer} />
}

const CHOOSE_AGAIN = refused('photo-missing', INSPECTION_MESSAGES.chooseAgain, 'file')

export const handle = { hydrate: false, frame: 'emailed', enhancement: inspectionScript }
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data?.page.damage ? 'Edit damage' : 'Add damage'),
]
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: pickupStyles }]

export { AnswerFailed as ErrorBoundary } from '~/components/shell/answer-failed'
