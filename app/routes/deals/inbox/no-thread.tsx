import { EmptyState } from '~/components/ui/page'

/** Shown beside the list while no thread is open; small screens show only the list. */
export default function NoThread() {
  return (
    <div className="max-lg:hidden">
      <EmptyState title="No inquiry selected." hint="Choose one from the list to read and answer it." />
    </div>
  )
}
