import { expect, test } from '@playwright/test'

const solutions = ['residential-ess', 'commercial-industrial-ess', 'utility-ess']
const illustrative = [
  ['/en', 'Illustrative example'],
  ['/de', 'Unsere Rechenbeispiele'],
  ['/cn', '示意案例'],
] as const

for (const [prefix, words] of illustrative) {
  for (const name of solutions)
    test(`${prefix}/solutions/${name} shows two cases marked as illustrative`, async ({ page }) => {
      await page.goto(`${prefix}/solutions/${name}`)
      const section = page.locator('main > section', {
        has: page.locator(`a[href^="${prefix}/solutions/cases/"]`),
        hasText: words,
      })
      await expect(section).toHaveCount(1)
      await expect(section.locator(`a[href^="${prefix}/solutions/cases/"]`)).toHaveCount(2)
    })

  test(`${prefix}/about-us lists shareholders by kind and share, marked as an example`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/about-us`)
    const section = page.locator('#shareholders')
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(4)
    const shares = await section.getByRole('listitem').allTextContents()
    const sum = shares.reduce((all, share) => all + Number(/^(\d+)\s*%/.exec(share)?.[1]), 0)
    expect(sum).toBe(100)
    await expect(section).toContainText(/is illustrative|ist ein Beispiel|示意数据/)
  })
}

for (const [prefix, first, market] of [
  ['/cn', '华东', '中国'],
  ['/au', 'New South Wales', 'Australia and New Zealand'],
  ['/de', 'Bayern', 'Europa'],
] as const)
  test(`${prefix} lists the desks and warranty terms of its own market first`, async ({ page }) => {
    for (const address of ['support-center/local-support', 'platform/open-api']) {
      await page.goto(`${prefix}/${address}`)
      const desks = page.getByRole('listitem').filter({ has: page.locator('a[href^="mailto:"]') })
      await expect(desks.first()).toContainText(first)
    }
    await page.goto(`${prefix}/support-center/warranty`)
    await expect(page.locator('#warranty-market option[value]:not([value=""])').first()).toHaveText(
      market,
    )
  })

for (const [prefix, all, own] of [
  ['/cn', '所有市场', '中国'],
  ['/au', 'All markets', 'Australia and New Zealand'],
  ['/de', 'Alle Märkte', 'Deutschland'],
] as const)
  test(`${prefix} lists the standards of its own market behind those of all markets`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/products/three-phase-home-battery-energy-storage-system`)
    const labels = await page.locator('dt').allTextContents()
    expect(labels[labels.indexOf(all) + 1]).toBe(own)
  })

test('Chinese pages join texts by full-width punctuation', async ({ page }) => {
  await page.goto('/cn/products/smart-plug')
  const files = page.locator('main li').filter({ has: page.locator('details code') })
  await expect(files.first()).toContainText(/英语，\d+ kB.*（SHA-256）：[0-9a-f]/)
  await expect(page.locator('dd', { hasText: 'GB/T' })).toHaveText(/^GB\/T\s2099\.1、GB\/T\s1002$/)
  await page.goto('/cn/support-center/callback')
  await expect(page.locator('option', { hasText: '+86' })).toHaveText('中国（+86）')
})

for (const prefix of ['/en', '/de', '/cn'])
  test(`${prefix} product pages answer questions by subject, without script`, async ({ page }) => {
    for (const product of ['three-phase-home-battery-energy-storage-system', 'utility-container']) {
      await page.goto(`${prefix}/products/${product}`)
      const questions = page.locator('#questions')
      await expect(questions.getByRole('heading', { level: 2 })).toBeVisible()
      expect(await questions.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(7)
      expect(await questions.locator('summary h4').count()).toBeGreaterThanOrEqual(20)
      const [asked] = await questions.locator('details').all()
      await asked?.locator('summary').click()
      await expect(questions.locator('details[open] p')).toBeVisible()
    }
  })

for (const prefix of ['/en', '/de', '/cn'])
  test(`${prefix} tables of long texts fit on a phone, each cell under its column header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${prefix}/document/cookies-policy`)
    const cell = page.locator('main td[data-label]').first()
    await expect(cell).toHaveCSS('display', 'block')
    for (const region of await page.locator('main [role=region]:has(td)').all())
      expect(await region.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })
