import { type ReactNode, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FieldFooting } from '~/components/ui/form/field'
import { controlAttributes } from '~/components/ui/form/field-state'
import { Icon } from '~/components/ui/icon'
import { FILE_FIELDS } from '~/models/lists/external/external-fields'
import { EXTERNAL_MESSAGES, FILE_LIMITS, FORM_LIMIT } from '~/models/lists/external/external-messages'
import { fileSize } from '~/models/trade/fields/uploads'
import type { ExternalFileKind } from '~/models/trade/vocabulary/external-vehicles'
import type { ExternalFormView } from '~/services/lists/external/external-view.server'
import type { Upload, Uploads } from './use-uploads'
import { type ExternalField, FormPart } from './vehicle-fields'

type StoredFile = { id: string; name: string; small?: string }

interface FileFieldsProps {
  field: ExternalField
  uploads: Uploads
  photos: ExternalFormView['photos']
  files: ExternalFormView['files']
}

/** Photos and purchase files. With script each file is uploaded when it is chosen; without, with the whole form. */
export function FileFields({ field, uploads, photos, files }: FileFieldsProps) {
  return (
    <>
      <FormPart title="Vehicle Photo">
        <FileField kind="photo" field={field} uploads={uploads} stored={photos} />
      </FormPart>
      <FormPart title="Purchase Files">
        <FileField kind="purchase" field={field} uploads={uploads} stored={files} />
      </FormPart>
    </>
  )
}

interface FileFieldProps {
  kind: ExternalFileKind
  field: ExternalField
  uploads: Uploads
  stored: readonly StoredFile[]
}

function FileField({ kind, field, uploads, stored }: FileFieldProps) {
  const names = FILE_FIELDS[kind]
  const { defaultValue, defaultValues = [defaultValue ?? ''] } = field(names.deleted)
  const [deleted, setDeleted] = useState(defaultValues)
  const own = uploads.all.filter((upload) => upload.kind === kind)
  const kept = stored.filter(({ id }) => !deleted.includes(id))
  const total = kept.length + own.length
  const { errors = [], ...rest } = field(names.files)
  // a message about missing photos is answered by choosing some
  const state = { ...rest, errors: own.length > 0 ? [] : errors }
  const add = (files: readonly File[]) =>
    uploads.add(kind, kind === 'photo' ? files.filter(isImage) : files, kept.length)
  return (
    <div className="field sm:col-span-2">
      <label htmlFor={state.id}>{kind === 'photo' ? 'Add photos' : 'Add files'}</label>
      <input
        type="file"
        multiple
        accept={kind === 'photo' ? 'image/png,image/jpeg' : undefined}
        className="input h-auto min-h-11 py-2.5 text-sm file:mr-3 file:font-semibold"
        {...controlAttributes(state, true)}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <FieldFooting
        field={state}
        hint={
          <>
            {FILE_LIMITS[kind]} <span className="without-script">{FORM_LIMIT}</span>
            <span className="with-script">You can also drop them on the field.</span>
          </>
        }
      />
      {own.map(({ key, state }) => state === 'staged' && <input key={key} type="hidden" name="staged" value={key} />)}
      {stored.length + own.length > 0 && (
        <ul
          className={
            kind === 'photo' ? 'mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3' : 'mt-2 grid gap-2'
          }
        >
          {stored.map((file) => (
            <li key={file.id} className={deleted.includes(file.id) ? 'opacity-60' : undefined}>
              <Tile name={file.name} picture={file.small}>
                <label className="option text-sm">
                  <input
                    type="checkbox"
                    className="checkbox"
                    name={names.deleted}
                    value={file.id}
                    checked={deleted.includes(file.id)}
                    onChange={({ currentTarget: { checked } }) =>
                      setDeleted((all) => (checked ? [...all, file.id] : all.filter((id) => id !== file.id)))
                    }
                  />
                  <span>
                    Remove<span className="sr-only"> {file.name}</span>
                  </span>
                </label>
              </Tile>
            </li>
          ))}
          {own.map((upload) => (
            <li key={upload.key} {...{ [REFUSED]: upload.state === 'refused' ? '' : undefined }}>
              <UploadTile upload={upload} uploads={uploads} />
            </li>
          ))}
        </ul>
      )}
      {total > 1 && (
        <button
          type="button"
          className={`${BUTTON_CLASS.ghost} with-script mt-2 justify-self-start`}
          onClick={() => {
            setDeleted(stored.map(({ id }) => id))
            uploads.remove((upload) => upload.kind === kind)
          }}
        >
          Remove All
        </button>
      )}
    </div>
  )
}

/** Marks a file that was refused. */
export const REFUSED = 'data-refused'

/** Other dropped files are ignored. */
const isImage = ({ type }: File) => type.startsWith('image/')

function UploadTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, file, preview, state, part, problem } = upload
  return (
    <Tile name={`${file.name}, ${fileSize(file.size)}`} picture={preview ?? undefined}>
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
