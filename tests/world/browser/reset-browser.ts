import { get, post } from '#tests/world/builders'
import { at } from '#tests/world/visits/responses'
import { action as enter, type loader as openCode } from '~/routes/accounts/reset/code'
import { action as forget, type loader as openForgot } from '~/routes/accounts/reset/forgot-password'
import { action as choose, type loader as openNew } from '~/routes/accounts/reset/new-password'
import { now } from '~/server/clock.server'

type Fields = Record<string, string>

/** A browser that resets a password. It stores the cookies of the responses until they expire. */
export function aResettingBrowser() {
  const cookies = new Map<string, string>()
  const ends = new Map<string, number>()
  const sent = () =>
    [...cookies]
      .filter(([name]) => now().getTime() < (ends.get(name) ?? Number.POSITIVE_INFINITY))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  async function send(action: typeof forget | typeof enter | typeof choose, path: string, fields: Fields) {
    const request = await post(path, fields)
    request.headers.set('Cookie', sent())
    const answer = await action(at(request)).catch((thrown: unknown) => thrown)
    if (answer instanceof Response) keep(answer)
    return answer
  }
  function keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      const [name = '', ...value] = pair.split('=')
      cookies.set(name, value.join('='))
      const [, seconds] = /; Max-Age=(\d+)/i.exec(line) ?? []
      if (Number(seconds) > 0) ends.set(name, now().getTime() + Number(seconds) * 1000)
    }
  }
  return {
    cookies,
    forget: (email: string) => send(forget, '/home/forgot-password', { email }),
    enter: (code: string) => send(enter, '/home/reset-code', { code }),
    resend: () => send(enter, '/home/reset-code', { code: '', resend: 'code' }),
    choose: (password: string, confirmPassword = password) =>
      send(choose, '/home/new-password', { password, confirmPassword }),
    async open(loader: typeof openForgot | typeof openCode | typeof openNew) {
      const request = await get('/home/x')
      request.headers.set('Cookie', sent())
      return loader(at(request))
    },
  }
}
