/**
 * What code may fill into the messages it names itself, beside figures: `n` a count, `path` the address asked
 * for, `id` a request id, `page` and `pages` of a list, `year` a year, `name` a person's name.
 */
export const messageValues: readonly string[] = ['id', 'n', 'name', 'page', 'pages', 'path', 'year']
