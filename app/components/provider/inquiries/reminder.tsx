import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { providerPaths } from '~/models/trade/paths/provider'

interface ReminderProps {
  id: string
  title: string
  owner: string
  /** When the owner was reminded today; null if they were not. */
  reminded: string | null
  /** The query of the list. */
  search: string
  /** Is the next step of the inquiry's page and leads back to it, not to the list. */
  isOnInquiry?: boolean
}

/** Emails the owner of an inquiry a reminder, once a day. */
export function Reminder({ id, title, owner, reminded, search, isOnInquiry = false }: ReminderProps) {
  const action = providerPaths.reminder(id) + search
  if (reminded) return <p className="leading-11 text-quiet">Reminded at {reminded}</p>
  return (
    <Form method="post" action={action} preventScrollReset>
      {isOnInquiry && <input type="hidden" name="page" value="inquiry" />}
      <SubmitButton look={isOnInquiry ? 'primary' : 'outline'} action={action} className={isOnInquiry ? 'w-full' : ''}>
        Send reminder
        <span className="sr-only">
          {' '}
          to {owner} about {title}
        </span>
      </SubmitButton>
    </Form>
  )
}
