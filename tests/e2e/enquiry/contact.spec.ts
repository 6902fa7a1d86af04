import { expect, type Page } from '@playwright/test'
import { type Locale, localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { test } from '../../siteTest.ts'
import { waitForDatabase } from '../account.ts'
import { fetchAllAddresses } from '../fetchAllAddresses.ts'
import { publicPages } from '../pages.ts'
import { readMails } from '../mails.ts'

/** Returns the links to the contact form in HTML, with decoded entities. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*\/contact-us[^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )
const part = (html: string, tag: string): string =>
  new RegExp(`<${tag}[\\s>][\\s\\S]*</${tag}>`).exec(html)?.[0] ?? ''
const general = (locale: Locale) => `${localizePath(locale, '/contact-us')}?function=0#form`

/** Returns the enquiry function that a page preselects in its link to the form. */
const functionOf = (path: string): string | undefined => {
  if (path.startsWith('/solutions/')) return '2'
  if (path === '/how-to-buy') return '3'
  return path.startsWith('/support-center') ? '4' : undefined
}
const notProducts = new Set(['/products/compare', '/products/configurator'])

test('every page links to the contact form in its header and footer, each product with its id', async ({
  origin,
}) => {
  const withoutLinks = new Set(['contact-us', 'login', 'sign-up', 'retrieve-password'])
  const all = publicPages.filter(({ page }) => !withoutLinks.has(page))
  const answers = await fetchAllAddresses(all.map(({ address }) => origin + address))
  const wrong: string[] = []
  for (const { address, locale } of all) {
    const html = answers.get(origin + address)?.text ?? ''
    const { path } = splitLocaleFromPath(address)
    const [header, main, footer] = ['header', 'main', 'footer'].map((tag) => part(html, tag))
    if (!linksIn(header ?? '').includes(general(locale))) wrong.push(`${address}: header`)
    if (!linksIn(footer ?? '').includes(general(locale))) wrong.push(`${address}: footer`)
    const asked = functionOf(path)
    const contact = localizePath(locale, '/contact-us')
    const [, id] = /^\/products\/([^/]+)$/.exec(notProducts.has(path) ? '' : path) ?? []
    const own = id
      ? `${contact}?product=${id}&function=1#form`
      : asked && `${contact}?function=${asked}#form`
    if (own && !linksIn(main ?? '').includes(own)) wrong.push(`${address}: ${own}`)
  }
  expect(all.length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})

async function fill(page: Page): Promise<void> {
  for (const name of ['name', 'company', 'telephone', 'message'])
    await page.locator(`#contact-${name}`).fill(`A ${name}`)
  await page.locator('#contact-email').fill('ada@example.com')
  await page.locator('#contact-country').selectOption('DE')
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a product page prefills the form and the enquiry has its product and function', async ({
      page,
      request,
      decideConsent,
    }) => {
      await decideConsent()
      await waitForDatabase(request)
      await page.goto('/en/products/ac-charger')
      await page.getByRole('link', { name: 'Ask about this product' }).click()
      await expect(page).toHaveURL('/en/contact-us?product=ac-charger&function=1#form')
      await expect(page.locator('#form')).toBeInViewport()
      await expect(page.getByLabel('What is your inquiry about?')).toHaveValue('1')
      await expect(page.getByLabel('Product (optional)')).toHaveValue('AC charger')
      await fill(page)
      await page.getByRole('button', { name: 'Send question' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.')
      const reference = new URL(page.url()).searchParams.get('sent') ?? ''
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: reference })).toBeVisible()
      await expect(async () => {
        const mail = (await readMails()).find(({ subject }) =>
          subject.includes(`Inquiry ${reference}`),
        )
        expect(mail?.text).toContain('Topic: Product inquiry')
        expect(mail?.text).toContain('Product: AC charger')
      }).toPass()
    })

    test('only a product inquiry has a product field', async ({ page }) => {
      await page.goto('/de/contact-us?function=4#form')
      const choice = page.getByLabel('Worum geht es?')
      const product = page.locator('#contact-product')
      await expect(choice).toHaveValue('4')
      await expect(product).toBeHidden()
      await choice.selectOption('1')
      await expect(product).toBeVisible()
      await page.goto('/de/contact-us?function=constructor')
      await expect(choice).toHaveValue('0')
    })

    test('an unknown reference shows no success message', async ({ page }) => {
      await page.goto('/en/contact-us?sent=FE-7K3Q9MWZ')
      await expect(page.getByLabel('What is your inquiry about?')).toBeVisible()
      await expect(page.getByText('FE-7K3Q9MWZ')).toHaveCount(0)
      await expect(page.getByText('submitted successfully')).toHaveCount(0)
      await page.goto('/en/platform/open-api/apply?sent=FE-7K3Q9MWZ')
      await expect(page.locator('main form')).toBeVisible()
      await expect(page.getByText('FE-7K3Q9MWZ')).toHaveCount(0)
    })
  })

test('a choice made before the script has followed the link is kept', async ({ page }) => {
  const { promise: chosen, resolve } = Promise.withResolvers<void>()
  await page.route(/prefillLinkedForm/, async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto('/de/contact-us?function=4#form', { waitUntil: 'commit' })
  const choice = page.getByLabel('Worum geht es?')
  const followed = page.waitForResponse(/prefillLinkedForm/)
  await page.waitForRequest(/prefillLinkedForm/)
  await choice.selectOption('1')
  resolve()
  // The module has run when a second import of it has.
  await page.evaluate((url) => import(url), (await followed).url())
  await expect(choice).toHaveValue('1')
  await expect(page.locator('#contact-product')).toBeVisible()
})

for (const locale of ['en', 'de', 'cn'] as const)
  for (const width of [390, 780, 1100, 1440])
    test(`the header links to the form and fits in ${locale} at ${width} px`, async ({
      page,
      decideConsent,
    }) => {
      await decideConsent()
      await page.setViewportSize({ width, height: 900 })
      await page.goto(localizePath(locale, '/about-us'))
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      expect(await overflow()).toBeLessThanOrEqual(0)
      if (width < 1100) await page.locator('header button[command=show-modal]').click()
      const link = page.locator(`header a[href="${general(locale)}"]:visible`)
      await expect(link).toHaveCount(1)
      await link.click()
      await expect(page).toHaveURL(general(locale))
      await expect(page.locator('#contact-function')).toBeFocused()
    })
