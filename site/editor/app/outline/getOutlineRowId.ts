/** Returns the id of the button that selects a section in the outline, or the fields of the page. */
export const getOutlineRowId = (section: string | undefined): string =>
  section === undefined ? 'page-settings' : `row-${section}`
