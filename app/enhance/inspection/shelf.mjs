const NAME = 'backlot-photos'
const PHOTOS = 'photos'

/**
 * The photos that this phone keeps until the server has them. Each belongs to a person (an opaque value of the page) and
 * to the address that it is sent to: whoever else logs in on this phone is never shown it, and cannot send it.
 */
export async function openShelf(person, address) {
  const database = await opened()
  const isOwn = (photo) => belongs(photo, { person, address })

  return {
    /** In the order in which they were taken. */
    async all() {
      return (await asked(store('readonly').getAll())).filter(isOwn)
    },
    /** Resolves when the photo would outlive the page. */
    add(photo) {
      return whole((photos) => photos.add({ ...photo, person, address }))
    },
    /** With what became known of a photo; nothing where it was taken away meanwhile. */
    change(id, change) {
      return whole(async (photos) => {
        const photo = await asked(photos.get(id))
        if (photo) photos.put({ ...photo, ...change })
      })
    },
    remove(id) {
      return whole((photos) => photos.delete(id))
    },
    /** Whether anybody's photo is left on this phone. */
    async isEmpty() {
      return (await asked(store('readonly').count())) === 0
    },
  }

  function store(mode) {
    return database.transaction(PHOTOS, mode).objectStore(PHOTOS)
  }

  function whole(work) {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(PHOTOS, 'readwrite', { durability: 'strict' })
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      work(transaction.objectStore(PHOTOS))
    })
  }
}

/** Whether a photo that waits is this person's, and sent to this address. */
export function belongs(photo, { person, address }) {
  return photo.person === person && photo.address === address
}

function opened() {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(PHOTOS, { keyPath: 'id', autoIncrement: true })
  return asked(request)
}

function asked(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
