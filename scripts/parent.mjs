const SECOND = 1000

const parent = process.ppid
/** Started by hand, the server may well outlive whoever started it; started as an npm script it belongs to npm. */
const isNpmScript = process.env.npm_lifecycle_event !== undefined

/** Whether npm has gone, or the shell between npm and this process. Windows never tells. */
export const isLeftAlone = () => isNpmScript && process.ppid !== parent

/**
 * npm hands a signal on to the shell it runs a script in and to nobody else. Some shells put the script in their own
 * place; others die of the signal and leave this process running, without a word to it. So it looks once a second whose
 * child it is, and when that has changed it stops as if the signal had reached it. Answers with what ends the looking.
 */
export function stopWithParent() {
  const watch = setInterval(() => {
    if (isLeftAlone()) process.kill(process.pid, 'SIGTERM')
  }, SECOND)
  watch.unref()
  return () => clearInterval(watch)
}
