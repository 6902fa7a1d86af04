import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { renderReportPage } from './page.ts'
import {
  createSampleDifference,
  createSampleReport,
  locatePictureList,
  locatePictureTitle,
  sampleReport,
} from './sampleReview.ts'

test('a report that is one file shows its pictures from the disk', async ({ page }, info) => {
  const gray = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'gray' } })
    .webp()
    .toBuffer()
  const images = Object.fromEntries(
    ['actual', 'kept', 'difference'].map((kind) => [
      `one.${kind}.png`,
      `data:image/webp;base64,${gray.toString('base64')}`,
    ]),
  )
  const file = info.outputPath('report.html')
  const report = {
    ...createSampleReport(createSampleDifference('one')),
    unseen: [],
    images,
  }
  await writeFile(file, await renderReportPage({ ...report, decided: { one: 'accepted by Ada' } }))
  await page.goto(pathToFileURL(file).href)
  await expect(locatePictureList(page).getByRole('button', { name: 'one' })).toContainText(
    'accepted by Ada',
  )
  await expect(page.locator('#stage img').first()).toHaveJSProperty('naturalWidth', 9)
})

test('the static report is readable and explains how to accept changes', async ({ page }) => {
  await page.setContent(await renderReportPage({ ...sampleReport, unseen: [] }))
  await page.keyboard.press('j')
  await expect(locatePictureTitle(page)).toHaveText('two')
  await expect(page.getByText('npm run visual:review')).toBeVisible()
  await expect(page.getByText('--group 1 --by')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
})
