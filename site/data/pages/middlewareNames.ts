/** Route middleware that page configs may name. */
export const middlewareNames = ['no-archive', 'no-referrer'] as const
export type MiddlewareName = (typeof middlewareNames)[number]
