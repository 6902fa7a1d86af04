import type { LocalizedWarrantyTerms } from '#data/products/warranty.ts'
import type { SectionExamples } from '../examples.ts'
import type {
  WarrantyFinderProps,
  WarrantyFinderSchema,
  WarrantyFinderLoaderData,
} from './WarrantyFinder.schema.ts'

const props = { title: 'warranty.finder.title' } satisfies typeof WarrantyFinderSchema.Type

const years = { europe: 10, australia: 10, china: 5, other: 5 }

const terms = (
  battery: string,
  power: string,
  longer: string,
): readonly LocalizedWarrantyTerms[] => [
  {
    id: 'home-battery',
    state: true,
    products: ['home'],
    part: battery,
    years,
    energy: { throughput: 16, left: 70 },
  },
  {
    id: 'home-power',
    state: true,
    products: ['home'],
    part: power,
    years,
    longer,
    longerIn: ['china'],
  },
]

const page = (
  title: string,
  found: readonly LocalizedWarrantyTerms[],
): WarrantyFinderLoaderData => ({
  products: [{ id: 'home', title }],
  markets: ['china', 'europe', 'australia', 'other'],
  product: { id: 'home', title },
  market: 'china',
  terms: found,
})

const english = page(
  'Three-phase home battery storage system',
  terms('Battery modules', 'Power unit', '10 years with a service plan.'),
)

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { found: english } },
  unchosen: {
    props,
    given: { found: { ...english, product: undefined, market: undefined, terms: [] } },
  },
  german: {
    locale: 'de',
    props,
    given: {
      found: page(
        'Dreiphasiger Hybridwechselrichter',
        terms('Batteriemodule', 'Leistungseinheit', '10 Jahre mit Servicevertrag.'),
      ),
    },
  },
  chinese: {
    locale: 'cn',
    props,
    given: {
      found: page('三相户用储能系统', terms('电池模组', '功率单元', '签订服务计划后为 10 年。')),
    },
  },
} satisfies SectionExamples<typeof WarrantyFinderSchema.Type, Pick<WarrantyFinderProps, 'found'>>
