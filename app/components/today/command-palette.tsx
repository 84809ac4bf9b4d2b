import { useLocation, useNavigate, useRouteLoaderData } from '@remix-run/react'
import { Fragment, useEffect, useId, useRef } from 'react'
import { OfferList } from '~/components/search/suggestions/offer-list'
import { useCombobox } from '~/components/search/suggestions/use-combobox'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import type { Command } from '~/models/today/commands/commands'
import type { Navigation } from '~/models/trade/addresses/navigation'
import { MAX_COMMAND_LENGTH } from '~/models/trade/constants'
import { pluralize } from '~/models/trade/format/text'
import { todayPaths } from '~/models/trade/paths/today'

/** Opens pages and forms by typed words. It performs no action itself: each line leads to the page where it is done. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const combobox = useCombobox<Command>(fieldId, {
    find: findCommands,
    choose: ({ to }) => navigate(to),
    isInDialog: true,
  })
  const { offers, text } = combobox
  const hint = useHint()
  const isNothing = text !== '' && offers.length === 0
  // the dialog has put the focus on its title
  useEffect(() => field.current?.focus(), [])
  return (
    <Dialog title="Commands" closeTo={pathname + search} onClose={onClose}>
      <DialogBody>
        <label htmlFor={fieldId} className="sr-only">
          Command
        </label>
        <input
          ref={field}
          id={fieldId}
          type="text"
          className="input w-full"
          maxLength={MAX_COMMAND_LENGTH}
          aria-describedby={`${fieldId}-hint`}
          autoCapitalize="none"
          spellCheck={false}
        />
        <OfferList
          combobox={combobox}
          label="Results"
          status={isNothing ? NOTHING : offers.length > 0 && pluralize(offers.length, 'result')}
          className="mt-2"
        />
        {isNothing && (
          <p className="mt-4" aria-hidden="true">
            {NOTHING}
          </p>
        )}
        <p id={`${fieldId}-hint`} className="mt-4 text-sm text-quiet">
          {hint.text}
          {hint.examples.map((example) => (
            <Fragment key={example}>
              {' '}
              <q className="whitespace-nowrap text-base-content">{example}</q>
            </Fragment>
          ))}
        </p>
      </DialogBody>
    </Dialog>
  )
}

const NOTHING = 'Nothing found.'

/** What can be typed, with examples, depending on the pages of the account. */
function useHint(): { text: string; examples: readonly string[] } {
  const root = useRouteLoaderData<{ navigation: Navigation | null }>('root')
  const has = (label: string) => root?.navigation?.items.some((item) => item.label === label)
  if (has('Projects')) {
    return {
      text: 'Type a page, a project, a list, an order number, a vehicle with its days, or what to do:',
      examples: ['bel air dec 7-11', 'accept hudson', 'send pickup 1006 to rico', 'extend 1006'],
    }
  }
  if (has('Inbox')) {
    return { text: 'Type a page, a vehicle, an order number, or what to do:', examples: ['accept hudson'] }
  }
  return { text: 'Type a page, an owner, a vehicle or an order number.', examples: [] }
}

/** None if the request fails; null if it is replaced by a later one. */
async function findCommands(text: string, signal: AbortSignal): Promise<Command[] | null> {
  try {
    const response = await fetch(todayPaths.commands(text), { signal })
    const found: unknown = response.ok ? await response.json() : []
    return Array.isArray(found) ? found.filter(isCommand) : []
  } catch {
    return signal.aborted ? null : []
  }
}

function isCommand(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string'
}
