import { PUBLIC } from './access-table'
import { beginnings, casts, exportsOf, hasAction } from './read-module'
import { foreignWrites, PLANTED_WRITES } from './table-writers'

export interface Rule {
  says: string
  /** Paths from the root that the rule applies to. */
  about: RegExp
  /** Exempt paths, each with the reason. */
  except?: Record<string, string>
  /** The parts of the text that break the rule, with enough detail to find them. */
  breaches: (file: { path: string; text: string }) => string[]
  /** Files that break the rule, to prove that breaches are detected. */
  planted: readonly (readonly [path: string, text: string])[]
}

const CODE = /^(app|demo|scripts|tests|bench)\/.*\.(tsx?|mjs)$|^\w+\.config\.ts$/
/** Otherwise rules about text would match their own examples. */
const ITSELF = { 'tests/architecture/rules.ts': 'names what it looks for' }
const ROUTES = /^app\/routes\//
const lines = (length: number) => 'const x = 1\n'.repeat(length)

/** Rules that are checked against the text of a file. */
export const RULES: readonly Rule[] = [
  {
    says: 'request bodies are read in server/http',
    about: /^app\/(?!server\/http\/)/,
    breaches: matches(/\brequest\s*\.\s*(formData|json|text|arrayBuffer|blob|body)\b/g),
    planted: [['app/routes/x.tsx', 'const form = await request.formData()']],
  },
  {
    says: 'status 400 is set only where it gets a message',
    about: /^app\/(?!server\/(errors\.server|http\/(route|validated-form|photo-response)\.server)\.ts)/,
    breaches: matches(/\bstatus: 400\b|, 400\)/g),
    planted: [['app/routes/x.tsx', 'return data(form.reply(), 400)']],
  },
  {
    says: 'a table is written by one domain',
    about: /^app\/(services|server)\/.*\.(ts|mjs)$/,
    breaches: ({ path, text }) => foreignWrites({ path, text: withoutComments(text) }),
    planted: PLANTED_WRITES,
  },
  {
    says: 'an email or text message is written in a file named after it',
    about: /^app\/(?!server\/mail\/|services\/.*-emails?\.server\.ts$)/,
    breaches: matches(/\bwrite(Mail|Sms)\b/g),
    planted: [
      ['app/services/deals/x.server.ts', "import { writeMail } from '~/server/mail/write-mail.server'"],
      ['app/services/pickup/email.server.ts', "import { writeSms } from '~/server/mail/sms.server'"],
    ],
  },
  {
    says: 'requests, headers, cookies and redirects stay in routes and server',
    about: /^app\/(services|models)\//,
    breaches: ({ text }) =>
      found(
        withoutComments(text),
        /~\/server\/http\/|@remix-run\/|\bnew (Request|Headers|Response)\b|: (Request|Headers)\b|[cC]ookie/g,
      ),
    planted: [
      ['app/services/lists/x.server.ts', "import { readForm } from '~/server/http/route.server'"],
      ['app/services/lists/x.server.ts', "import { redirect } from '@remix-run/node'"],
      ['app/services/lists/x.server.ts', 'export function show(request: Request) {}'],
      ['app/services/lists/x.server.ts', 'return { ok: true, cookie }'],
    ],
  },
  {
    says: 'redirects are made in one module, to our own paths',
    about: /^app\/.*\.tsx?$/,
    except: { 'app/server/http/route.server.ts': 'makes the redirects' },
    breaches: ({ path, text }) => [...found(withoutComments(text), SENDS_ON), ...ownPathsOutside(path, text)],
    planted: [
      ['app/routes/x.tsx', "import { type LoaderFunctionArgs, redirect } from '@remix-run/node'"],
      ['app/server/session/x.server.ts', "import { redirectDocument } from '@remix-run/node'"],
      ['app/routes/x.tsx', 'throw Response.redirect(url)'],
      ['app/routes/x.tsx', "headers.set('Location', url)"],
      ['app/server/http/x.server.ts', 'new Response(null, { headers: { Location: url } })'],
      ['app/server/http/x.server.ts', 'new Response(null, { headers: { location: url } })'],
      ['app/server/http/x.server.ts', 'data(null, { status: 302 })'],
      ['app/routes/x.tsx', "import { ownPaths } from '~/models/trade/paths/own-path'"],
    ],
  },
  {
    says: 'the time comes from the clock of the server',
    about: /^app\//,
    except: {
      'app/server/clock.server.ts': 'it is the clock',
      'app/components/deals/countdown.tsx': 'counts the minutes since its page was rendered',
      'app/server/http/hooks/server-hooks.server.ts': 'measures how long a shutdown takes',
    },
    breaches: matches(/\bnew Date\(\)|\bDate\.now\(\)|\bdayjs\(\)/g),
    planted: [
      ['app/models/x.ts', 'const today = new Date()'],
      ['app/services/lists/x.server.ts', 'const at = Date.now()'],
      ['app/components/orders/x.tsx', 'const today = dayjs()'],
    ],
  },
  {
    says: 'settings are read through env.server',
    about: /^app\/(?!server\/env\.server)/,
    breaches: matches(/\bprocess\.env\b/g),
    planted: [['app/server/mail/x.server.ts', 'const url = process.env.SMTP_URL']],
  },
  {
    says: 'pages have no inline style, raw HTML or inline script',
    about: /^app\/.*\.tsx$/,
    breaches: matches(/\bstyle=\{|\bdangerouslySetInnerHTML\b|\bon[a-z]+=["']|\bjavascript:/g),
    planted: [
      ['app/components/ui/x.tsx', '<p style={{ color }} />'],
      ['app/components/ui/x.tsx', '<p dangerouslySetInnerHTML={{ __html }} />'],
      ['app/components/ui/x.tsx', '<p onclick="go()" />'],
    ],
  },
  {
    says: 'a route has at most 120 lines',
    about: ROUTES,
    breaches: longerThan(120),
    planted: [['app/routes/x.tsx', lines(121)]],
  },
  {
    says: 'a file has at most 200 lines',
    about: /^(app|demo|scripts|bench)\/.*\.(tsx?|mjs|css)$/,
    breaches: longerThan(200),
    planted: [['app/models/x.ts', lines(201)]],
  },
  {
    says: 'a test file has at most 320 lines',
    about: /^tests\//,
    breaches: longerThan(320),
    planted: [['tests/models/x.test.ts', lines(321)]],
  },
  {
    says: 'there are no any, casts or disabled checks',
    about: CODE,
    except: ITSELF,
    breaches: ({ path, text }) => [
      ...casts(path, text),
      ...found(text, /@ts-(ignore|expect-error|nocheck)|(biome|eslint|prettier)-(ignore|disable)/g),
    ],
    planted: [
      ['app/models/x.ts', 'const x: any = 1'],
      ['app/models/x.ts', 'const x = y as Renter'],
      ['app/models/x.ts', 'const x = <Account>y'],
      ['app/models/x.ts', '// @ts-expect-error\nconst x = 1'],
      ['tests/models/x.test.ts', '// biome-ignore lint: because'],
    ],
  },
  {
    says: 'no test is skipped or focused',
    about: /^tests\//,
    except: ITSELF,
    breaches: matches(/\b(test|it|describe)\s*\.\s*(skip|only|todo|skipIf|runIf|fails)\b/g),
    planted: [
      ['tests/models/x.test.ts', "test.skip('x', () => {})"],
      ['tests/models/x.test.ts', "describe.only('x', () => {})"],
    ],
  },
  {
    says: 'no test sleeps',
    about: /^tests\//,
    except: {
      ...ITSELF,
      'tests/soak/concurrent-writes.ts': 'kills after a random time',
      'tests/soak/kills/run-kills.ts': 'kills after a random time',
      'tests/soak/kills/backups.ts': 'polls for another process',
      'tests/soak/backup/run-backups.ts': 'kills after a random time',
      'tests/soak/inspection/run-inspections.ts': 'is offline for a minute',
      'tests/world/visits/socket-posts.ts': 'sends slowly',
    },
    breaches: matches(/\bwaitForTimeout\(|\bsleep\(|\bsetTimeout\(|\btimers\/promises\b/g),
    planted: [
      ['tests/browser/x.test.ts', 'await page.waitForTimeout(500)'],
      ['tests/stories/x.test.ts', 'await new Promise((wake) => setTimeout(wake, 2500))'],
      ['tests/stories/x.test.ts', "import { setTimeout as wait } from 'node:timers/promises'"],
    ],
  },
  {
    says: 'lists have keyset pages',
    about: /^app\/(services|server)\//,
    breaches: matches(/\.offset\(|\boffset\s+(\$|[1-9]|:)/gi),
    planted: [
      ['app/services/lists/x.server.ts', 'rows.limit(12).offset(24)'],
      ['app/services/lists/x.server.ts', 'sql`select 1 limit 12 offset 24`'],
    ],
  },
  {
    says: 'pages, emails and messages take business figures from models/trade',
    about: /^app\/(components\/.*\.tsx?|routes\/.*|models\/.*-(messages|form)\.ts|services\/.*-emails?\.server\.ts)$/,
    breaches: ({ text }) => found(withoutComments(text), FIGURES),
    planted: [
      ['app/components/deals/x.tsx', '<p>80% minimum</p>'],
      ['app/components/orders/x.tsx', "const label = 'Tax (GA-8.9%)'"],
      ['app/models/deals/x-messages.ts', "tax: 'Tax (8.5%)'"],
      ['app/routes/x.tsx', '<Field hint="It works for 7 days." />'],
      ['app/services/accounts/x-email.server.ts', "'It works once and expires in 10 minutes.'"],
      ['app/services/provider/x-emails.server.ts', "'The link works once and expires in seven days.'"],
    ],
  },
  {
    says: 'a route exports loader, action, page, the rest, error page in this order',
    about: ROUTES,
    breaches: ({ path, text }) => {
      const order = exportsOf(path, text).map((name) => `${PLACES[name] ?? REST} ${name}`)
      const places = order.map((each) => Number(each.slice(0, 1)))
      return places.some((place, at) => place < (places[at - 1] ?? 0)) ? [order.join(', ')] : []
    },
    planted: [
      ['app/routes/x.tsx', 'export async function action() {}\nexport async function loader() {}'],
      ['app/routes/x.tsx', 'export const meta = () => []\nexport default function X() {}'],
    ],
  },
  {
    says: 'an action reads its form through server/http',
    about: ROUTES,
    except: { 'app/routes/shell/not-found.tsx': 'answers 404 to everything' },
    breaches: ({ path, text }) =>
      hasAction(path, text) && !/\bread(Form|Edit|Fields|ValidatedForm|SignedBody)\(/.test(text) ? ['action'] : [],
    planted: [['app/routes/x.tsx', 'export async function action() {\n  return null\n}']],
  },
  {
    says: 'a loader or an action first checks access',
    about: ROUTES,
    except: PUBLIC,
    breaches: ({ path, text }) =>
      beginnings(path, text)
        .filter(([, first]) => !ASKS.test(first))
        .map(([name]) => name),
    planted: [
      ['app/routes/x.tsx', 'export async function loader() {\n  return null\n}'],
      ['app/routes/x.tsx', 'export const loader = () => null'],
      ['app/routes/x.tsx', 'export async function action({ request }) {\n  await readForm(request, F)\n}'],
    ],
  },
  {
    says: 'a file has a specific name in kebab-case',
    about: /^(app|demo|scripts|tests|bench)\/(?!(.*\/)?((routes|migrations)\/|README\.md$))/,
    breaches: ({ path }) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(name)
      return isNamed && !/\b(utils?|helpers?|common|data|info|misc|managers?|handlers?|handling)\b/.test(name)
        ? []
        : [name]
    },
    planted: [
      ['app/models/projectStatus.ts', ''],
      ['app/services/lists/list-helpers.server.ts', ''],
    ],
  },
  {
    says: 'the project does not mention how it is made',
    about: /^(app|demo|scripts|tests|bench|docs|public)\/|^[^/]+$/,
    except: ITSELF,
    breaches: matches(TRACES()),
    planted: [
      ['docs/decisions/architecture.md', `as [B${47}] says`],
      ['app/models/x.ts', `// see issue #${12}`],
      ['docs/decisions/architecture.md', `found in /${'work'}/main`],
      ['README.md', 'built by an AI agent'],
      ['package-lock.json', `"resolved": "https://registry.${'npmjs'}.org/x"`],
    ],
  },
]

/**
 * Identifiers of a specification, issue numbers, paths of a developer's machine, registries, AI tools, and leftover
 * notes.
 */
function TRACES(): RegExp {
  const traces = [
    '\\[[ABC]\\d{1,3}\\]',
    '\\b([Ii]ssue|[Tt]icket|[Pp]ull request|PR) #\\d+',
    '(?<![\\w.])/(work|root|Users)/\\w',
    '\\bhttps?://[\\w.-]*(registry|artifactory|nexus|mirror)[\\w.-]*',
    '\\b(AI agent|language model|coding assistant|Anthropic|OpenAI|ChatGPT|Copilot)\\b',
    '\\b(TODO|FIXME|XXX|HACK)\\b',
    '\\bcoming soon\\b',
  ]
  return new RegExp(traces.join('|'), 'g')
}

const REST = 3
const PLACES: Record<string, number | undefined> = { loader: 0, action: 1, default: 2, ErrorBoundary: 4 }

const ASKS =
  /\b(require(Account|Renter|Owner|Lister|Provider|(Pickup|Crew|Report)Access)|findAccount(ForPolling)?)\(request\b/

/** Redirects of Remix and of the platform, and hand-made ones. */
const SENDS_ON =
  /\b(redirect|redirectDocument|replace)\b[^}]*\} from '@remix-run\/node'|\bResponse\.redirect\b|(set|append|Header)\('[lL]ocation'|\bLocation'?:|\bheaders: \{[^}]*\blocation\b|\bstatus: 30[12378]/g

/** `ownPaths` trusts any address, so only `paths` may use it. */
function ownPathsOutside(path: string, text: string): string[] {
  return /^app\/models\/trade\/paths\//.test(path) ? [] : found(text, /\bownPaths\b(?=.* from )/g)
}

/** Percentages, durations and lengths in digits or words. Excludes CSS values in brackets. */
const FIGURES =
  /(?<![\w[.])\d+(\.\d+)?\s?%|\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|ninety)[ -](minutes|hours|days|characters|digits)\b/gi

function matches(pattern: RegExp): Rule['breaches'] {
  return ({ text }) => found(text, pattern)
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => `line ${lineOf(text, match.index)}: ${match[0].trim()}`)
}

/** The same lines without comments, which contain example figures. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

function longerThan(most: number): Rule['breaches'] {
  return ({ text }) => {
    const length = text.split('\n').length - 1
    return length > most ? [`${length} lines`] : []
  }
}
