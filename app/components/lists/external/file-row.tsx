import { Icon } from '~/components/ui/icon'
import { SteppedRow } from './stepped-row'

interface FileRowProps {
  /** The vehicle. */
  title: string
  files: readonly { id: string; name: string; size: string; to: string }[]
}

/** The purchase files of an external vehicle, as downloads. */
export function FileRow({ title, files }: FileRowProps) {
  const items = files.map(({ id, name, size, to }) => ({
    id,
    content: (
      <>
        <a className="link inline-flex min-h-11 items-start gap-2 py-2.5" href={to} download>
          <Icon name="download" />
          <span className="line-clamp-3 wrap-anywhere" title={name}>
            {name}
          </span>
        </a>
        <p className="-mt-2 pl-7 text-sm text-quiet">{size}</p>
      </>
    ),
  }))
  return (
    <SteppedRow
      id="purchase-files"
      label={`Purchase files of ${title}`}
      what="files"
      shown={[4, 3, 2, 1]}
      className="file-row"
      items={items}
    />
  )
}
