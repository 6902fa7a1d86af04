import type { LoaderFunctionArgs } from 'react-router'
import { parseIdList } from '#data/content/parseIdList.ts'
import { getEnquiryPurpose } from '#data/enquiry/functions.ts'
import { contactForm, formReferencePattern } from '#data/enquiry/enquiry.ts'
import { deriveFormFieldRules } from '#data/forms/formFields.ts'
import {
  formatHomeSystemConfiguration,
  parseHomeSystemConfiguration,
  parseHomeSystemPlace,
  type PlacedHomeSystem,
} from '#data/products/sizing.ts'
import type { RequestFormLoaderData } from '#sections/RequestForm/RequestForm.schema.ts'
import {
  resolveRecordLanguage,
  readRequestLocation,
  listPublishedRecords,
} from '../content/records.server.ts'
import { formatText } from '../messages/messages.server.ts'
import { getPageServices } from './formPosts.server.ts'

/** Loads the data of a form's page: the accepted reference, or initial values and a new idempotency key. */
export async function loadRequestForm(args: LoaderFunctionArgs): Promise<RequestFormLoaderData> {
  const query = args.url.searchParams
  const products = productNames(args)
  const system = products.length === 1 ? systemOf(args) : undefined
  return {
    key: crypto.randomUUID(),
    values: {
      function: getEnquiryPurpose(query.get('function'), products.length > 0),
      product: subjectOf(args, products, system),
      ...(system && {
        configuration: formatHomeSystemConfiguration(system.sizing),
        place: system.place,
        message: formatText(readRequestLocation(args).locale, 'form.contact.quote'),
      }),
    },
    ...(system && { system }),
    sent: await acceptedReference(args),
  }
}

/** Returns the names of the products in `?product=` as plain text. */
function productNames(args: LoaderFunctionArgs): readonly string[] {
  const { locale } = readRequestLocation(args)
  const all = listPublishedRecords('products', readRequestLocation(args))
  const asked = parseIdList(
    args.url.searchParams.getAll('product'),
    new Set(all.map(({ id }) => id)),
    3,
  )
  return asked.flatMap((id) =>
    all
      .filter((one) => one.id === id)
      .map((record) => resolveRecordLanguage(record, locale).title.replaceAll('\u00AD', '')),
  )
}

const subjectLength = deriveFormFieldRules(contactForm.schema)['product']?.max ?? 0

/** Returns the home system described by `?configuration=` and `?place=`. */
function systemOf({ url }: LoaderFunctionArgs): PlacedHomeSystem | undefined {
  const sizing = parseHomeSystemConfiguration(url.searchParams.get('configuration'))
  return sizing && { sizing, place: parseHomeSystemPlace(url.searchParams.get('place')) }
}

/** Returns the initial subject: the products, as many as fit, or the size of the system. */
function subjectOf(
  args: LoaderFunctionArgs,
  products: readonly string[],
  system: PlacedHomeSystem | undefined,
): string {
  if (system) {
    const { modules, stacks } = system.sizing
    const { locale } = readRequestLocation(args)
    const [product = ''] = products
    return formatText(locale, 'form.contact.configuration', { product, modules, stacks })
  }
  return products.reduce((all, name) => {
    const more = all === '' ? name : `${all} · ${name}`
    return more.length > subjectLength ? all : more
  }, '')
}

/** Returns the reference in `?sent=` if a form was stored under it; undefined for an unknown one. */
async function acceptedReference(args: LoaderFunctionArgs): Promise<string | undefined> {
  const sent = args.url.searchParams.get('sent') ?? ''
  return formReferencePattern.test(sent) && (await getPageServices(args).isAccepted(sent))
    ? sent
    : undefined
}
