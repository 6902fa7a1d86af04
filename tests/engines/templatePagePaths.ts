/** One page of each template, by its path in the default locale. */
export const templatePagePaths = [
  '/',
  '/products',
  '/products/ac-charger',
  '/products/compare?ids=ac-charger,smart-plug',
  '/solutions/residential-ess',
  '/solutions/cases/house-bavaria',
  '/about-us',
  '/explore/news',
  '/explore/blog/dynamic-tariffs',
  '/support-center/downloads',
  '/support-center/faq',
  '/contact-us',
  '/login',
  '/document/privacy-policy',
] as const
