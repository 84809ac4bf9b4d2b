/**
 * Shows what waits on this phone, in the place that the page left for it: how many, each with what it shows and what
 * became of it, and the ways to send and to remove.
 */
export function showQueue(section, { shelf, send }) {
  const list = section.querySelector('ul')
  const template = section.querySelector('template')
  const count = section.querySelector('[data-count]')
  const why = section.querySelector('[data-why]')
  const plainWhy = why.textContent
  const previews = new Map()

  section.querySelector('[data-send]').addEventListener('click', async () => {
    for (const { id, refusal } of await shelf.all()) if (refusal) await shelf.change(id, { refusal: undefined })
    send()
  })

  /** Draws the list anew; answers how many wait. */
  return async (sending, halt) => {
    const photos = await shelf.all()
    const refused = photos.filter(({ refusal }) => refusal).length
    section.hidden = photos.length === 0
    count.textContent = [
      photos.length > refused && `${photos.length - refused} waiting`,
      refused > 0 && `${refused} not accepted`,
    ]
      .filter(Boolean)
      .join(', ')
    why.textContent = halt ?? plainWhy
    list.replaceChildren(...photos.map((photo) => lineOf(photo, photo.id === sending)))
    forget(photos)
    return photos.length
  }

  function lineOf(photo, isSending) {
    const line = template.content.firstElementChild.cloneNode(true)
    line.querySelector('img').src = previewOf(photo)
    line.querySelector('[data-label]').textContent = photo.label
    const state = line.querySelector('[data-state]')
    state.textContent = photo.refusal ?? (isSending ? 'Sending' : 'Waiting')
    state.className += photo.refusal ? ' text-refused' : ' text-quiet'
    line.querySelector('[data-remove]').addEventListener('click', async () => {
      await shelf.remove(photo.id)
      send()
    })
    line.querySelector('[data-remove]').setAttribute('aria-label', `Remove ${photo.label}`)
    return line
  }

  function previewOf({ id, bytes, type }) {
    if (!previews.has(id)) previews.set(id, URL.createObjectURL(new Blob([bytes], { type })))
    return previews.get(id)
  }

  /** A preview holds its photo in memory. */
  function forget(photos) {
    for (const [id, address] of previews) {
      if (photos.some((photo) => photo.id === id)) continue
      URL.revokeObjectURL(address)
      previews.delete(id)
    }
  }
}
