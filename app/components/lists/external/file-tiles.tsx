import type { ReactNode } from 'react'
import { Icon } from '~/components/ui/icon'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { fileSize } from '~/models/trade/fields/uploads'
import type { Upload, Uploads } from './use-uploads'

/** Marks a file that was refused. */
export const REFUSED = 'data-refused'

export type StoredFile = { id: string; name: string; small?: string }

interface StoredTileProps {
  file: StoredFile
  /** The name of the field with the ids of deleted files. */
  field: string
  isDeleted: boolean
  setDeleted: (isDeleted: boolean) => void
  children: ReactNode
}

export function StoredTile({ file: { id, name, small }, field, isDeleted, setDeleted, children }: StoredTileProps) {
  return (
    <Tile name={name} picture={small}>
      {children}
      <label className="option text-sm">
        <input
          type="checkbox"
          className="checkbox"
          name={field}
          value={id}
          checked={isDeleted}
          onChange={({ currentTarget }) => setDeleted(currentTarget.checked)}
        />
        <span>
          Remove<span className="sr-only"> {name}</span>
        </span>
      </label>
    </Tile>
  )
}

interface UploadTileProps {
  upload: Upload
  uploads: Uploads
  children: ReactNode
}

export function UploadTile({ upload, uploads, children }: UploadTileProps) {
  const { key, file, preview, state, part, problem } = upload
  return (
    <Tile name={`${file.name}, ${fileSize(file.size)}`} picture={preview ?? undefined}>
      {state === 'staged' && <input type="hidden" name="staged" value={key} />}
      {children}
      {state === 'sending' && (
        <progress className="progress w-full" max={1} value={part} aria-label={`Uploading ${file.name}`} />
      )}
      {problem && (
        <p className="problem" role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      <span className="flex flex-wrap gap-x-4">
        {problem === EXTERNAL_MESSAGES.uploadFailed && (
          <button type="button" className="tap link text-sm" onClick={() => uploads.retry(upload)}>
            Retry
          </button>
        )}
        <button type="button" className="tap link text-sm" onClick={() => uploads.remove((each) => each.key === key)}>
          Remove<span className="sr-only"> {file.name}</span>
        </button>
      </span>
    </Tile>
  )
}

function Tile({ name, picture, children }: { name: string; picture?: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      {picture && <img className="photo rounded-field" src={picture} width={400} height={300} alt="" />}
      <p className="flex items-start gap-2 text-sm">
        {!picture && <Icon name="file" className="mt-0.5 shrink-0" />}
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </p>
      {children}
    </div>
  )
}
