import { useLocation, useNavigate, useOutletContext } from '@remix-run/react'
import { useEffect } from 'react'
import { NoThread, type NoThreadProps } from '~/components/deals/inbox/no-thread'
import { dealPaths } from '~/models/trade/paths/deals'

/**
 * Shown beside the list while no thread is open; small screens show only the list. On wide screens, script opens the
 * first inquiry, which is the context of this outlet, even if it arrives later. Renders nothing beside an empty list.
 */
export default function NoThreadRoute() {
  const props = useOutletContext<NoThreadProps>()
  const { first } = props
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (first && window.matchMedia('(min-width: 64rem)').matches)
      navigate(dealPaths.ownerInquiry(first) + search, { replace: true, preventScrollReset: true })
  }, [first, search, navigate])
  return (
    <div className="max-lg:hidden">
      <NoThread {...props} />
    </div>
  )
}
