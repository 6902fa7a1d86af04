/** What a page config may ask to be done with every answer of its page: the closed list. */
export const middlewareNames = ['no-archive', 'no-referrer'] as const
export type MiddlewareName = (typeof middlewareNames)[number]
