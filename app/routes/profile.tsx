import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PersonalCard } from '~/components/entry/personal-card'
import { PageTitle } from '~/components/ui/page-title'
import { PRODUCT } from '~/models/product'
import { requireAccount } from '~/services/auth/renter.server'
import { findProfile } from '~/services/profile/find-profile.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return findProfile(await requireAccount(request))
}

export default function Profile() {
  const profile = useLoaderData<typeof loader>()
  return (
    <div className="page page-narrow">
      <PageTitle title="Profile" />
      <div className="mt-6">
        <PersonalCard {...profile} />
      </div>
    </div>
  )
}

export const meta: MetaFunction = () => [{ title: `Profile - ${PRODUCT}` }]
