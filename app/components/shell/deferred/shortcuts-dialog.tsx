import { Link, useLocation, useRouteLoaderData } from '@remix-run/react'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PALETTE_KEYS } from './palette-key'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  const isSignedIn = Boolean(useRouteLoaderData<{ person: object | null }>('root')?.person)
  return (
    <Dialog title="Keyboard shortcuts" closeTo={pathname + search} onClose={onClose} size="small">
      <DialogBody>
        <dl className="rows">
          {(isSignedIn ? [...KEYS, PALETTE] : KEYS).map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className="kbd mr-1">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="text-left! whitespace-normal!">{does}</dd>
            </div>
          ))}
        </dl>
        {isSignedIn && (
          <p className="mt-5 text-sm text-quiet">
            You can turn the single keys off in your{' '}
            <Link className="link inline-flex min-h-11 items-center" to={accountPaths.profile()}>
              profile
            </Link>
            .
          </p>
        )}
      </DialogBody>
    </Dialog>
  )
}

type Shortcut = readonly [keys: readonly string[], does: string]

const PALETTE: Shortcut = [[PALETTE_KEYS], 'Open a page or a form by words']

const KEYS: readonly Shortcut[] = [
  [['/'], 'Go to the search field'],
  [['j', 'k'], 'Next vehicle, previous vehicle'],
  [['Enter'], 'Open the vehicle'],
  [['a'], 'Add the vehicle to a list (search results)'],
  [['Esc'], 'Close the dialog or menu'],
  [['?'], 'Show this list'],
]
