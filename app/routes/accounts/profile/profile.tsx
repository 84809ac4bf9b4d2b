import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { PersonalCard, SessionList, SettingsCard } from '~/components/accounts/profile-cards'
import { FetchFailure } from '~/components/shell/error-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { PageTitle } from '~/components/ui/page'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { mayOpen } from '~/models/trade/access/permissions'
import { titled } from '~/models/trade/product'
import { requireAccount } from '~/server/session/require.server'
import { findProfile } from '~/services/accounts/profile/profile.server'
import { sessionsPage } from '~/services/accounts/sessions.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const [person, { sessions, more }] = await Promise.all([findProfile(account), sessionsPage(account)])
  return { person, sessions, more, maySearch: mayOpen('search', account.role) }
}

export default function Profile() {
  const { person, sessions, more, maySearch } = useLoaderData<typeof loader>()
  return (
    <>
      <InertBehindDialog>
        <div className="page page-narrow">
          <PageTitle title="Profile" />
          <div className="mt-6 grid grid-cols-1 gap-6">
            <PersonalCard {...person} />
            <SettingsCard hasDigest={person.hasDigest} hasShortcuts={person.hasShortcuts} maySearch={maySearch} />
            <SessionList sessions={sessions} more={more} />
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction = () => [titled('Profile')]

export function ErrorBoundary() {
  return <FetchFailure title="Profile" sentence={PROFILE_MESSAGES.fetchFailed} />
}
