import { expect, type Page } from '@playwright/test'

/** Waits until the script of the form in the main content is bound: then the submit button has a status message beside it. */
export const waitForEnhancedForm = (page: Page) =>
  expect(
    page.locator('main form[data-form] button[type=submit] + [role=status]').first(),
  ).toBeAttached()
