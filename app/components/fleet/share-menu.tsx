import { useEffect, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { shareLinks } from '~/models/fleet/sharing'

/** Shares a vehicle's address. */
export function ShareMenu({ address, title }: { address: string; title: string }) {
  return (
    <details className="open:col-span-2">
      <summary className={`${BUTTON_CLASS.outline} w-full`}>
        <Icon name="share" />
        Share
      </summary>
      <div className="mt-1 grid gap-1">
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

const SHOWN_FOR_MS = 1000

/** Not rendered without script, which copying needs; then only the link field remains. */
function CopyLink({ address }: { address: string }) {
  const [canCopy, setCanCopy] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!canCopy) return null
  return (
    <>
      <button
        type="button"
        className={`${BUTTON_CLASS.outline} mt-2`}
        onClick={() => navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
      >
        <Icon name="copy" />
        Copy link
      </button>
      <p role="status" className="min-h-6 text-center text-sm text-success">
        {isCopied && 'Link Copied!'}
      </p>
    </>
  )
}
