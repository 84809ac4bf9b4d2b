import { BUTTON_CLASS } from '~/components/ui/button-class'
import { paths } from '~/models/trade/paths'
import { Icon } from '../ui/icon'

/** Takes everything the application keeps along, but for pictures and documents. */
export function BackupLink() {
  return (
    <section className="mt-10 border-t border-base-300 pt-5" aria-label="Backup">
      <p className="mb-3 max-w-prose text-sm text-quiet">
        Everything in the database, as it is now; pictures and documents are not in it. Keep the file safe: it holds
        names, addresses and bookings.
      </p>
      <a className={BUTTON_CLASS.outline} href={paths.backup()} download>
        <Icon name="download" />
        Download a backup
      </a>
    </section>
  )
}
