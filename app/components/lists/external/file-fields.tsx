import { useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FieldFooting } from '~/components/ui/form/field'
import { controlAttributes } from '~/components/ui/form/field-state'
import { FILE_FIELDS } from '~/models/lists/external/external-fields'
import { FILE_LIMITS, FORM_LIMIT } from '~/models/lists/external/external-messages'
import { ORDER_FIELDS } from '~/models/lists/external/photo-order'
import type { ExternalFileKind } from '~/models/trade/vocabulary/external-vehicles'
import type { ExternalFormView } from '~/services/lists/external/external-view.server'
import { REFUSED, type StoredFile, StoredTile, UploadTile } from './file-tiles'
import { PhotoPosition, useOrder } from './photo-position'
import type { Uploads } from './use-uploads'
import { type ExternalField, FormPart } from './vehicle-fields'

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
  const { order, loaded, move } = useOrder(field, stored, own)
  const positionOf = (id: string, name: string) =>
    kind === 'photo' &&
    order.length > 1 && <PhotoPosition {...{ id, name, move }} position={order.indexOf(id) + 1} count={order.length} />
  const tiles = [
    ...stored.map((file) => ({
      id: file.id,
      tile: (
        <li key={file.id} className={deleted.includes(file.id) ? 'opacity-60' : undefined}>
          <StoredTile
            file={file}
            field={names.deleted}
            isDeleted={deleted.includes(file.id)}
            setDeleted={(isDeleted) =>
              setDeleted((all) => (isDeleted ? [...all, file.id] : all.filter((id) => id !== file.id)))
            }
          >
            {positionOf(file.id, file.name)}
          </StoredTile>
        </li>
      ),
    })),
    ...own.map((upload) => ({
      id: upload.key,
      tile: (
        <li key={upload.key} {...{ [REFUSED]: upload.state === 'refused' ? '' : undefined }}>
          <UploadTile upload={upload} uploads={uploads}>
            {positionOf(upload.key, upload.file.name)}
          </UploadTile>
        </li>
      ),
    })),
  ].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  const { errors = [], ...rest } = field(names.files)
  // choosing photos resolves an error about missing ones
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
            <span className="with-script pointer-coarse:hidden">You can also drop them on the field.</span>
            {kind === 'photo' && ' The first photo is the cover.'}
          </>
        }
      />
      {kind === 'photo' && loaded.map((id) => <input key={id} type="hidden" name={ORDER_FIELDS.loaded} value={id} />)}
      {tiles.length > 0 && (
        <ul
          className={
            kind === 'photo' ? 'mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3' : 'mt-2 grid gap-2'
          }
        >
          {tiles.map(({ tile }) => tile)}
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

/** Other dropped files are ignored. */
const isImage = ({ type }: File) => type.startsWith('image/')
