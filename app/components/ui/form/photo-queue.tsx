import { photoProblem } from '~/models/trade/fields/uploads'
import { BUTTON_CLASS } from '../button'
import { FieldFooting } from './field'

interface PhotoQueueProps {
  /** What the texts call the device that stores the photos. */
  device: 'phone' | 'device'
  /** Opaque id of the person whose photos on this device are shown and sent. */
  person: string
  /** The address they are sent to. */
  to: string
  /** The status of each photo that was sent. */
  saved: string
  /** Shown when no photo is waiting but some were rejected. */
  noneWaits: string
  /** Further texts and settings for the page's script, as `data-` attributes. */
  attributes?: Record<`data-${string}`, string | true | undefined>
}

/** Photos waiting on this device. The page's script fills it in; without script it stays hidden. */
export function PhotoQueue({ device, person, to, saved, noneWaits, attributes }: PhotoQueueProps) {
  return (
    <section
      className="sheet mt-5 p-4"
      aria-labelledby="queue"
      data-queue={to}
      data-person={person}
      data-none-waits={noneWaits}
      data-saved={saved}
      data-no-photo={photoProblem('wrong-type')}
      data-heic={photoProblem('heic')}
      {...attributes}
      hidden
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto">
          <h2 id="queue" className="text-lg">
            On this {device}
          </h2>
          <p role="status" className="font-semibold" data-count />
        </div>
        <button type="button" className={BUTTON_CLASS.outline} data-send>
          Resend
        </button>
      </div>
      <p className="mt-1 text-sm text-quiet" data-why>
        Saved on this {device}. They'll upload when you're back online.
      </p>
      <ul className="mt-3 grid gap-3" />
      <template data-line>
        <li className="flex items-center gap-3">
          <img className="photo w-24! shrink-0 rounded-field" width="96" height="72" alt="" />
          <div className="min-w-0 grow">
            <p className="text-sm font-semibold" data-label />
            <p className="mt-1 text-sm text-quiet" data-state />
            <progress className="progress mt-1 w-full" max={1} value={0} aria-label="Upload" hidden />
          </div>
          <button type="button" className="tap link shrink-0 px-2 text-sm" data-remove>
            Remove
            <span className="sr-only" data-of />
          </button>
        </li>
      </template>
      <template data-problem>
        <FieldFooting field={EMPTY_PROBLEM} />
      </template>
    </section>
  )
}

const EMPTY_PROBLEM = { id: 'field', name: '', errors: [''] }
