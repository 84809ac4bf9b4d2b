import { Form } from '@remix-run/react'
import { Section } from '~/components/ui/section'
import { SubmitButton } from '~/components/ui/submit-button'
import { accountPaths } from '~/models/trade/paths/accounts'

/** Whether single keys act on pages: they get in the way of whoever dictates, or whose own tools use them. */
export function KeyboardCard({ areOn }: { areOn: boolean }) {
  return (
    <Section headingId="keyboard" title="Keyboard" size="small">
      <p className="mt-2 text-quiet">
        {areOn
          ? 'Single-key shortcuts: / to search, j and k for next and previous vehicle, ? for all shortcuts.'
          : 'Single-key shortcuts are off.'}
      </p>
      <Form method="post" action={accountPaths.profileKeyboard()} className="mt-3" preventScrollReset>
        <input type="hidden" name="shortcuts" value={areOn ? 'off' : 'on'} />
        <SubmitButton look="outline" action={accountPaths.profileKeyboard()}>
          Turn keyboard shortcuts {areOn ? 'off' : 'on'}
        </SubmitButton>
      </Form>
    </Section>
  )
}
