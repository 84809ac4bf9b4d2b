const NAME = 'backlot-photos'
const PHOTOS = 'photos'

/**
 * The upload queue in IndexedDB: photos stay until the server has them. Each belongs to a person (an opaque value from
 * the page) and to the address it is sent to, so that someone else who logs in on this phone can neither see nor send
 * it. `own` contains the person, and the address unless the store is for all photos of the person.
 */
export async function openPhotoStore(own) {
  const database = await openDatabase()
  const isOwn = (photo) => belongs(photo, own)

  return {
    /** In the order they were taken. */
    async all() {
      return (await resultOf(objectStore('readonly').getAll())).filter(isOwn)
    },
    /** Resolves once the photo is durable. */
    add(photo) {
      return transact((photos) => photos.add({ ...photo, ...own }))
    },
    /** Updates a photo; does nothing if it has been removed. */
    change(id, change) {
      return transact(async (photos) => {
        const photo = await resultOf(photos.get(id))
        if (photo) photos.put({ ...photo, ...change })
      })
    },
    remove(id) {
      return transact((photos) => photos.delete(id))
    },
    /** Whether no photo of anybody is left on this phone. */
    async isEmpty() {
      return (await resultOf(objectStore('readonly').count())) === 0
    },
  }

  function objectStore(mode) {
    return database.transaction(PHOTOS, mode).objectStore(PHOTOS)
  }

  function transact(work) {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(PHOTOS, 'readwrite', { durability: 'strict' })
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      work(transaction.objectStore(PHOTOS))
    })
  }
}

/** The photos of one store, then those of another, so that this page's photos are sent first. */
export function sentFirst(store, others) {
  return { ...others, all: async () => [...(await store.all()), ...(await others.all())] }
}

/** Whether a waiting photo belongs to this person, and to this address if one is given. */
export function belongs(photo, own) {
  return Object.entries(own).every(([name, value]) => photo[name] === value)
}

function openDatabase() {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(PHOTOS, { keyPath: 'id', autoIncrement: true })
  return resultOf(request)
}

function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
