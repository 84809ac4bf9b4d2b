import { lettersTo } from './letters'

/** Mail and text messages to somebody, the newest first. */
export const noticesTo = async (recipient: string) => (await lettersTo(recipient)).reverse()

export async function newestNotice(recipient: string) {
  const [newest] = await noticesTo(recipient)
  if (!newest) throw new Error(`Nothing was sent to ${recipient}.`)
  return newest
}

/** The four digits sent to somebody last. */
export async function codeIn(recipient: string): Promise<string> {
  const { bodyText } = await newestNotice(recipient)
  const code = /\b\d{4}\b/.exec(bodyText)?.[0]
  if (!code) throw new Error(`There is no code in: ${bodyText}`)
  return code
}
