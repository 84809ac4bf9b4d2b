import { layout, type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  layout('routes/_entry.tsx', [
    route('home/forgot-password', 'routes/_entry.home.forgot-password.tsx'),
    route('home/new-password', 'routes/_entry.home.new-password.tsx'),
    route('home/registered', 'routes/_entry.home.registered.tsx'),
    route('home/reset-code', 'routes/_entry.home.reset-code.tsx'),
    route('home/sign-up', 'routes/_entry.home.sign-up.tsx'),
  ]),
  route('account-password-setup', 'routes/account-password-setup.tsx'),
  route('account-setup', 'routes/account-setup.tsx'),
  route('account-setup-link', 'routes/account-setup-link.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('profile', 'routes/profile.tsx', [
    route(':contact', 'routes/profile.$contact.tsx'),
    route(':contact/code', 'routes/profile.$contact_.code.tsx'),
    route('keyboard', 'routes/profile.keyboard.ts'),
    route('name', 'routes/profile.name.tsx'),
    route('password', 'routes/profile.password.tsx'),
    route('sessions', 'routes/profile.sessions.tsx'),
  ]),
]
