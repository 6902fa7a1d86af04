// One file over 300 lines: all views show the same example account.
import { partnerApiScopes } from '#data/partner-api/systems.ts'
import type { SectionExamples } from '../examples.ts'
import type { PersonalCenterProps, PersonalCenterSchema } from './PersonalCenter.schema.ts'

type Given = Pick<PersonalCenterProps, 'own' | 'answer' | 'flash'>

const props = {
  contact: '/contact-us',
  apply: '/platform/open-api/apply',
  newsletter: '/newsletter',
  openApi: '/platform/open-api',
  retrieval: '/retrieve-password',
  serviceAgreement: '/document/service-agreement',
  privacyPolicy: '/document/privacy-policy',
} satisfies typeof PersonalCenterSchema.Type

const profile = {
  email: 'ada@example.com',
  username: 'Ada.Example',
  nickname: 'Ada',
  region: 'DE',
  country: 'DE',
  code: '+49',
  phone: '030 23125 000',
  createdAt: '2026-10-12T08:30:00Z',
}

/** Smallest possible picture; the real puzzle comes from the server. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const own: Given['own'] = {
  view: 'profile',
  profile,
  due: [],
  sessions: undefined,
  secondFactor: { active: false, required: false, recoveryCodes: 0 },
  passkeys: [],
  enquiries: undefined,
  subscribed: undefined,
  openApi: undefined,
  countries: [
    { id: 'AU', name: 'Australia', code: '+61' },
    { id: 'CN', name: 'China', code: '+86' },
    { id: 'DE', name: 'Germany', code: '+49' },
  ],
  captcha: {
    id: 'example',
    expiresIn: 300,
    puzzle: { scene: dot, piece: dot, clickPiece: dot, width: 280, height: 160, size: 50, y: 52 },
    work: { algorithm: 'scrypt', links: 2 },
  },
  origin: 'https://felcera.example',
}
const quiet = { answer: undefined, flash: undefined }

const sessions = [
  {
    id: '3',
    device: 'Firefox, Linux',
    country: 'Germany',
    createdAt: '2026-11-21T09:05:00Z',
    seenAt: '2026-11-21T14:00:00Z',
    current: true,
  },
  {
    id: '2',
    device: 'Safari, iPhone',
    country: 'Germany',
    createdAt: '2026-11-18T19:40:00Z',
    seenAt: '2026-11-20T07:00:00Z',
    current: false,
  },
  {
    id: '1',
    device: '',
    country: '',
    createdAt: '2026-10-30T12:00:00Z',
    seenAt: '2026-10-30T12:00:00Z',
    current: false,
  },
]

const enquiries = [
  {
    reference: 'FE-7K3Q9MWZ',
    createdAt: '2026-11-14T10:00:00Z',
    product: 'Three-phase home battery storage system',
    message: 'Does the cabinet fit under a staircase?\nIt is 92 cm high.',
  },
  {
    reference: 'FE-2B8D4XHR',
    createdAt: '2026-10-20T16:20:00Z',
    product: '',
    message: 'Who installs near Leipzig?',
  },
]

const active = {
  active: true,
  clientId: 'fe-7k3q9mwz',
  scopes: [...partnerApiScopes],
  systems: [{ id: 'example-5f2c81a09be4-home', site: 'example-5f2c81a09be4-home-site' }],
  createdAt: '2026-11-02T08:00:00Z',
}
const none = { active: false, clientId: null, scopes: [], createdAt: null, systems: [] }

const due: Given['own']['due'] = [
  {
    document: 'service-agreement',
    version: '1.2',
    since: '2026-12-01',
    agreed: { version: '1.1', at: '2026-11-21T09:05:00Z' },
    due: true,
  },
  { document: 'privacy-policy', version: '2.0', since: '2026-12-01', agreed: null, due: true },
]

/** Example props, from typical to extreme. */
export const examples = {
  default: { props, given: { ...quiet, own } },
  saved: { props, given: { ...quiet, own, flash: 'account.saved' } },
  agreement: { props, given: { ...quiet, own: { ...own, due } } },
  agreementRefused: {
    locale: 'de',
    props,
    given: {
      own: { ...own, due: due.slice(0, 1) },
      flash: undefined,
      answer: {
        form: 'agreement',
        values: {},
        errors: { agreement: 'Bitte setzen Sie das Häkchen, um fortzufahren.' },
      },
    },
  },
  unavailable: { props, given: { ...quiet, own: { ...own, profile: undefined } } },
  security: {
    props,
    given: {
      own: { ...own, view: 'security', sessions },
      flash: undefined,
      answer: {
        form: 'password',
        values: {},
        errors: {
          current: 'The current password is incorrect',
          passwordConfirm: 'entered passwords differ',
        },
      },
    },
  },
  secondFactor: { props, given: { ...quiet, own: { ...own, view: 'second-factor' } } },
  secondFactorSetup: {
    locale: 'de',
    props,
    given: {
      own: { ...own, view: 'second-factor' },
      flash: undefined,
      answer: {
        form: 'second-factor-code',
        values: {},
        errors: { code: 'Dieser Code ist nicht gültig' },
        setup: {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          code: { size: 10, path: 'M4 4h1v1h-1zM5 5h1v1h-1z' },
        },
      },
    },
  },
  secondFactorCodes: {
    props,
    given: {
      own: { ...own, view: 'second-factor' },
      flash: undefined,
      answer: {
        form: 'second-factor-code',
        values: {},
        errors: {},
        recoveryCodes: Array.from({ length: 10 }, (_, n) => `EXAM-PLE${n}-CODE`),
      },
    },
  },
  secondFactorActive: {
    locale: 'cn',
    props,
    given: {
      ...quiet,
      own: {
        ...own,
        view: 'second-factor',
        secondFactor: { active: true, required: true, recoveryCodes: 9 },
      },
    },
  },
  passkeys: {
    props,
    given: {
      ...quiet,
      own: {
        ...own,
        view: 'passkeys',
        passkeys: [
          { id: 'a', name: 'Work laptop', createdAt: '2026-10-12T08:30:00Z', usedAt: null },
          {
            id: 'b',
            name: 'Chrome, Android',
            createdAt: '2026-11-02T17:05:00Z',
            usedAt: '2026-11-20T06:40:00Z',
          },
        ],
      },
    },
  },
  confirm: {
    locale: 'de',
    props,
    given: {
      ...quiet,
      own: {
        ...own,
        view: 'confirm',
        secondFactor: { active: true, required: true, recoveryCodes: 9 },
      },
    },
  },
  email: { props, given: { ...quiet, own: { ...own, view: 'email' } } },
  emailConfirm: {
    props,
    given: {
      own: { ...own, view: 'email' },
      flash: undefined,
      answer: {
        form: 'email',
        step: 'confirm',
        values: { email: 'ada.new@example.com' },
        errors: { code: 'code is incorrect.' },
      },
    },
  },
  phone: { props, given: { ...quiet, own: { ...own, view: 'phone' } } },
  phoneConfirm: {
    props,
    given: {
      own: { ...own, view: 'phone' },
      flash: undefined,
      answer: {
        form: 'phone',
        step: 'confirm',
        values: { country: 'AU', phone: '2 5550 1234', proof: 'example' },
        errors: { current: 'The current password is incorrect' },
      },
    },
  },
  enquiries: {
    props,
    given: { ...quiet, own: { ...own, view: 'enquiries', enquiries, subscribed: true } },
  },
  noEnquiries: {
    props,
    given: { ...quiet, own: { ...own, view: 'enquiries', enquiries: [], subscribed: false } },
  },
  openApi: { props, given: { ...quiet, own: { ...own, view: 'open-api', openApi: none } } },
  credentials: {
    props,
    given: {
      own: { ...own, view: 'open-api', openApi: active },
      flash: undefined,
      answer: {
        form: 'credentials',
        values: {},
        errors: {},
        credentials: {
          clientId: 'fe-7k3q9mwz',
          secret: 'an-example-as-long-as-a-secret-is-0123456789',
        },
      },
    },
  },
  data: { props, given: { ...quiet, own: { ...own, view: 'data' } } },
  deletion: { props, given: { ...quiet, own: { ...own, view: 'deletion' } } },
  deletionConfirm: {
    props,
    given: {
      own: { ...own, view: 'deletion' },
      flash: undefined,
      answer: {
        form: 'deletion',
        step: 'confirm',
        values: {},
        errors: { understood: 'Please confirm that you understand this' },
      },
    },
  },
  german: {
    locale: 'de',
    props,
    given: {
      ...quiet,
      own: {
        ...own,
        view: 'security',
        sessions,
        profile: { ...profile, email: 'vorname.nachname@energiegenossenschaft.example' },
      },
    },
  },
  chinese: { locale: 'cn', props, given: { ...quiet, own } },
} satisfies SectionExamples<typeof PersonalCenterSchema.Type, Given>
