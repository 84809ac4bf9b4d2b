const NAME = 'OpenStreetMap'

/** The attribution of the tiles. OpenStreetMap's license requires a link. */
export function Attribution({ text }: { text: string }) {
  const [before = '', ...after] = text.split(NAME)
  return (
    <p className="map-credit">
      {before}
      {after.length > 0 && (
        <a className="link" href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
          {NAME}
        </a>
      )}
      {after.join(NAME)}
    </p>
  )
}
