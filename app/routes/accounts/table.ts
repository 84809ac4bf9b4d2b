import { index, layout, type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  index('routes/accounts/log-in.tsx'),
  layout('routes/accounts/entry.tsx', [
    route('home/forgot-password', 'routes/accounts/reset/forgot-password.tsx'),
    route('home/new-password', 'routes/accounts/reset/new-password.tsx'),
    route('home/registered', 'routes/accounts/registered.tsx'),
    route('home/reset-code', 'routes/accounts/reset/code.tsx'),
    route('home/sign-up', 'routes/accounts/sign-up.tsx'),
  ]),
  route('account-password-setup', 'routes/accounts/account-setup.tsx', { id: 'accounts/password-setup' }),
  route('account-setup', 'routes/accounts/account-setup.tsx'),
  route('account-setup-link', 'routes/accounts/account-setup-link.tsx'),
  route('unsubscribe/:mailing/:accountId/:signature', 'routes/accounts/unsubscribe.tsx'),
  route('logout', 'routes/accounts/logout.tsx'),
  route('profile', 'routes/accounts/profile/profile.tsx', [
    route(':contact', 'routes/accounts/profile/contact.tsx'),
    route(':contact/code', 'routes/accounts/profile/contact-code.tsx'),
    route('digest', 'routes/accounts/profile/digest.ts'),
    route('keyboard', 'routes/accounts/profile/keyboard.ts'),
    route('name', 'routes/accounts/profile/name.tsx'),
    route('password', 'routes/accounts/profile/password.tsx'),
    route('sessions', 'routes/accounts/profile/sessions.tsx'),
  ]),
]
