import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { FormFoot } from '~/components/ui/form/form-foot'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SELECTED_ACTION_TEXTS, type SelectedActionKind } from '~/models/owner/fleet/selected-listings'
import type { SelectedListingsPreview } from '~/services/owner/fleet/selected-listings.server'
import { VehicleName } from './selection-page'

interface SelectedListingsProps {
  kind: SelectedActionKind
  preview: SelectedListingsPreview
  back: string
  lastResult: SubmissionResult | undefined
}

/** The new status of each listing, the consequences, and the button that changes them. */
export function SelectedListings({ kind, preview, back, lastResult }: SelectedListingsProps) {
  const [form] = useServerForm({ id: 'selected-listings', lastResult })
  const { listings, changing, affected, bookings, seen } = preview
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <FormErrors errors={form.errors} />
      {changing === 0 && <Note tone="gone">None of these listings changes.</Note>}
      {affected.length > 0 && (
        <Note tone="waiting">
          {affected.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {bookings.length > 0 && (
            <ul className="mt-1 text-sm">
              {bookings.map((booking) => (
                <li key={booking}>{booking}</li>
              ))}
            </ul>
          )}
        </Note>
      )}
      <table className="plain-table sheet">
        <caption className="sr-only">Listings</caption>
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col">Listing</th>
          </tr>
        </thead>
        <tbody>
          {listings.map(({ id, title, stockNumber, text, isChanging }) => (
            <tr key={id}>
              <th scope="row">
                <VehicleName title={title} stockNumber={stockNumber} />
              </th>
              <td className={isChanging ? undefined : 'text-quiet'}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FormFoot back={back}>
        {changing > 0 && (
          <>
            <input type="hidden" name="seen" value={seen} />
            <SubmitButton look={kind === 'deactivation' ? 'refuse' : 'primary'} className="max-sm:w-full">
              {SELECTED_ACTION_TEXTS[kind].button(changing)}
            </SubmitButton>
          </>
        )}
      </FormFoot>
    </Form>
  )
}
