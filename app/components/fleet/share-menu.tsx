import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { shareLinks } from '~/models/fleet/sharing'
import { CopyLink } from './copy-link'

/** Passing a vehicle's address on. */
export function ShareMenu({ address, title }: { address: string; title: string }) {
  return (
    <details className="mt-1">
      <summary className="tap w-full text-sm">
        <Icon name="share" />
        Share
      </summary>
      <div className="grid gap-1">
        {shareLinks(address, title).map(({ label, to }) => (
          <a className="tap link justify-start! px-3 text-sm" href={to} rel="noreferrer" key={label}>
            {label}
          </a>
        ))}
        <TextField id="link" name="link" label="Link" defaultValue={address} readOnly />
        <CopyLink address={address} />
      </div>
    </details>
  )
}
