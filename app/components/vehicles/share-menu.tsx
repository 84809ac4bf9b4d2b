import { shareLinks } from '~/models/share-links'
import { Icon } from '../ui/icon'
import { TextField } from '../ui/text-field'
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
