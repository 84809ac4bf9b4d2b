import { BUTTON_CLASS } from '~/components/ui/button-class'
import { backupFile } from '~/models/provider/backup-messages'
import type { BackupRow } from '~/services/provider/backups.server'
import { EmptyState } from '../ui/feedback/empty-state'
import { Icon } from '../ui/icon'

/** The stored backups with download links. */
export function BackupList({ backups }: { backups: readonly BackupRow[] }) {
  if (backups.length === 0) return <EmptyState title="No backup yet." hint="Backups run nightly and on request." />
  return (
    <ul className="sheet divide-y divide-base-300" aria-label="Backups">
      {backups.map(({ name, when, size }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
          <p className="min-w-0 grow font-semibold">{when}</p>
          <p className="figure text-sm text-quiet">{size}</p>
          {/* without `download`: a refusal would be saved like a file */}
          <a className={BUTTON_CLASS.outline} href={backupFile(name)}>
            <Icon name="download" />
            Download
            <span className="sr-only"> the backup of {when}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
