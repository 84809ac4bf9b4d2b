import { showIn } from './previews.mjs'

/**
 * Renders the waiting photos into the section that the page left empty: the counts, each photo with its status and a
 * Remove button, and a button to send them. Photos that the page shows elsewhere appear here only if they were refused.
 */
export function showQueue(section, { store, send, previewOf, isShown = () => false }) {
  const part = (name, within = section) => within.querySelector(`[data-${name}]`)
  const list = section.querySelector('ul')
  const why = part('why')
  const plainWhy = why.textContent
  const lines = new Map()

  part('send').addEventListener('click', async () => {
    for (const { id, refusal } of await store.all()) if (refusal) await store.change(id, { refusal: undefined })
    send()
  })

  return (photos, sending, halt) => {
    const refused = photos.filter(({ refusal }) => refusal).length
    const waiting = photos.length - refused
    const listed = photos.filter((photo) => photo.refusal || !isShown(photo))
    section.hidden = listed.length === 0 && !halt
    part('count').textContent = [waiting && `${waiting} waiting`, refused && `${refused} not accepted`]
      .filter(Boolean)
      .join(', ')
    why.textContent = halt ?? (waiting ? plainWhy : section.dataset.noneWaits)
    for (const [id, line] of lines) {
      if (listed.some((photo) => photo.id === id)) continue
      line.remove()
      lines.delete(id)
    }
    for (const photo of listed) {
      if (!lines.has(photo.id)) lines.set(photo.id, list.appendChild(lineOf(photo)))
      const state = part('state', lines.get(photo.id))
      state.textContent = photo.refusal ?? (photo.id === sending ? 'Sending' : 'Waiting')
      state.classList.toggle('text-refused', Boolean(photo.refusal))
    }
  }

  function lineOf(photo) {
    const line = part('line').content.firstElementChild.cloneNode(true)
    line.dataset.photoLine = photo.id
    showIn(line.querySelector('img'), previewOf(photo))
    part('label', line).textContent = photo.label
    part('of', line).textContent = ` ${photo.label}`
    part('remove', line).addEventListener('click', async () => {
      await store.remove(photo.id)
      // shows the photo that the server has instead
      location.reload()
    })
    return line
  }
}
