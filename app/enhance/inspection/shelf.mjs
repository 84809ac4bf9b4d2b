const NAME = 'backlot-photos'
const PHOTOS = 'photos'

/**
 * The photos that this phone keeps until the server has them. Each belongs to a person (an opaque value of the page) and
 * to the address that it is sent to: whoever else logs in on this phone is never shown it, and cannot send it. `own` names
 * the person, and the address unless the shelf is of all that is theirs.
 */
export async function openShelf(own) {
  const database = await opened()
  const isOwn = (photo) => belongs(photo, own)

  return {
    /** In the order in which they were taken. */
    async all() {
      return (await asked(store('readonly').getAll())).filter(isOwn)
    },
    /** Resolves when the photo would outlive the page. */
    add(photo) {
      return whole((photos) => photos.add({ ...photo, ...own }))
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

/** What lies on one shelf, then all that lies on another: photos of other vehicles go along once those of this one are sent. */
export function sentFirst(shelf, others) {
  return { ...others, all: async () => [...(await shelf.all()), ...(await others.all())] }
}

/** Whether a photo that waits is of this person, and sent to this address where one is named. */
export function belongs(photo, own) {
  return Object.entries(own).every(([name, value]) => photo[name] === value)
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
