import { useEffect, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'

const SHOWN_FOR_MS = 1000

/** Only script can copy, so without it the field beside is all there is. */
export function CopyLink({ address }: { address: string }) {
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
