import type { LoaderFunctionArgs } from 'react-router'
import { parseIdList } from '#data/content/parseIdList.ts'
import { enquiryPurposeOf } from '#data/enquiry/functions.ts'
import { contactForm, formReferencePattern } from '#data/enquiry/enquiry.ts'
import { formFieldRulesOf } from '#data/forms/formFields.ts'
import { parseHomeSystemConfiguration } from '#data/products/sizing.ts'
import type { RequestFormData } from '#sections/RequestForm/RequestForm.schema.ts'
import {
  resolveRecordLanguage,
  requestPlaceOf,
  listPublishedRecords,
} from '../content/records.server.ts'
import { formatText } from '../messages/messages.server.ts'
import { pageServicesOf } from './formPosts.server.ts'

/** Loads the facts of a form's page: the accepted reference, or the first values of its fields and a new key. */
export async function formRequest(args: LoaderFunctionArgs): Promise<RequestFormData> {
  const query = args.url.searchParams
  const products = productNames(args)
  return {
    key: crypto.randomUUID(),
    values: {
      function: enquiryPurposeOf(query.get('function'), products.length > 0),
      product: subjectOf(args, products),
    },
    sent: await acceptedReference(args),
  }
}

/** Names of the products that `?product=` asks about, as plain text. */
function productNames(args: LoaderFunctionArgs): readonly string[] {
  const { locale } = requestPlaceOf(args)
  const all = listPublishedRecords('products', requestPlaceOf(args))
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

const subjectLength = formFieldRulesOf(contactForm.schema)['product']?.max ?? 0

/** The products in words, as far as they fit, and the size that `?configuration=` names. */
function subjectOf(args: LoaderFunctionArgs, products: readonly string[]): string {
  const [product = ''] = products
  const configuration = parseHomeSystemConfiguration(args.url.searchParams.get('configuration'))
  if (products.length === 1 && configuration) {
    const { modules, stacks } = configuration
    const { locale } = requestPlaceOf(args)
    return formatText(locale, 'form.contact.configuration', { product, modules, stacks })
  }
  return products.reduce((all, name) => {
    const more = all === '' ? name : `${all} · ${name}`
    return more.length > subjectLength ? all : more
  }, '')
}

/** Returns the reference that `?sent=` names if a form was accepted under it; a made-up one is no success. */
async function acceptedReference(args: LoaderFunctionArgs): Promise<string | undefined> {
  const sent = args.url.searchParams.get('sent') ?? ''
  return formReferencePattern.test(sent) && (await pageServicesOf(args).isAccepted(sent))
    ? sent
    : undefined
}
