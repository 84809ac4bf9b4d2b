import { EmptyState } from '~/components/ui/page'

/** Beside the list while no thread is open; small screens show the list alone. */
export default function NoThread() {
  return (
    <div className="max-lg:hidden">
      <EmptyState title="No inquiry selected." hint="Choose one from the list to read and answer it." />
    </div>
  )
}
