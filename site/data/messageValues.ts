/**
 * What code may fill into the messages it names itself, beside figures: `n` a count, `path` the address
 * asked for, `id` a request id, `mode` a colour mode, `page` and `pages` of a list, `year` a year, `name` a
 * person's name.
 */
export const messageValues: readonly string[] = [
  'id',
  'mode',
  'n',
  'name',
  'page',
  'pages',
  'path',
  'year',
]
