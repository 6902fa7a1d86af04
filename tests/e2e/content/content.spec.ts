import { expect, test } from '@playwright/test'

const solutions = ['residential-ess', 'commercial-industrial-ess', 'utility-ess']
const illustrative = [
  ['/en', 'Illustrative example'],
  ['/de', 'Dies ist ein Rechenbeispiel'],
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
    await expect(section).toContainText(/illustrative example|ist ein Beispiel|示意数据/)
  })
}
