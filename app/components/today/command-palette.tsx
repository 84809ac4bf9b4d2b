import { useLocation, useMatches, useNavigate, useRouteLoaderData } from '@remix-run/react'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { OfferList } from '~/components/search/suggestions/offer-list'
import { useCombobox } from '~/components/search/suggestions/use-combobox'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import type { Command } from '~/models/today/commands/commands'
import type { Navigation } from '~/models/trade/addresses/navigation'
import { MAX_COMMAND_LENGTH } from '~/models/trade/constants'
import { listOf, pluralize } from '~/models/trade/format/text'
import { todayPaths } from '~/models/trade/paths/today'

/** Opens pages and forms by typed words. It performs no action itself: each line leads to the page where it is done. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  const projectId = useMatches().at(-1)?.params.projectId
  const navigate = useNavigate()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const combobox = useCombobox<Command>(fieldId, {
    find: (text, signal) => findCommands(text, projectId, signal),
    choose: ({ to, isApart }) => (isApart ? window.location.assign(to) : navigate(to)),
    isInDialog: true,
  })
  const { offers, text } = combobox
  const [places, examples] = [usePlaces(), useExamples()]
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
          Type {listOf(examples.length > 0 ? [...places, 'what to do'] : places, 'or')}
          {examples.length > 0 ? ':' : '.'}
          {examples.map((example) => (
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

/** What can be opened by typing it, depending on the pages of the account. */
function usePlaces(): string[] {
  const root = useRouteLoaderData<{ navigation: Navigation | null }>('root')
  const has = (label: string) => root?.navigation?.items.some((item) => item.label === label)
  if (has('Projects')) {
    return ['a page', 'a project', 'a list', 'an order number', ...(has('Search') ? ['a vehicle with its days'] : [])]
  }
  return ['a page', ...(has('Inbox') ? [] : ['an owner']), 'a vehicle', 'an order number']
}

/** What the reader could do now. */
function useExamples(): string[] {
  const [examples, setExamples] = useState<string[]>([])
  useEffect(() => {
    const stop = new AbortController()
    read(todayPaths.commands(''), stop.signal).then(
      (found) => setExamples(found.filter((each) => typeof each === 'string')),
      () => {},
    )
    return () => stop.abort()
  }, [])
  return examples
}

async function read(address: string, signal: AbortSignal): Promise<unknown[]> {
  const response = await fetch(address, { signal })
  const found: unknown = response.ok ? await response.json() : []
  return Array.isArray(found) ? found : []
}

/** None if the request fails; null if it is replaced by a later one. */
async function findCommands(
  text: string,
  projectId: string | undefined,
  signal: AbortSignal,
): Promise<Command[] | null> {
  try {
    return (await read(todayPaths.commands(text, projectId), signal)).filter(isCommand)
  } catch {
    return signal.aborted ? null : []
  }
}

function isCommand(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string'
}
