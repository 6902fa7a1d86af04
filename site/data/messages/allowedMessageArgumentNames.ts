/**
 * Arguments that code may pass to its own messages, beside figures: `n` a count, `path` the address
 * asked for, `id` a request id, `mode` a colour mode, `page` and `pages` of a list, of steps or of rules, `year` a year, `name` a
 * person's name, `value` a figure as it is written, `modules`, `stacks`, `module` and `each` tower of a sized system, `product` its name, `place` where it stands, `height` and `width` its size, `peak`, `limit`, `cabinets`, `coolest`, `warmest` and `spread` readings of a drawn screen, `number` the reference of an inquiry,
 * `each`, `height`, `n`, `value` and `year` numbers of a diagram,
 * `email` the visitor's own address, `device` and `time` of a sign-in, `kind`, `product` and `version` of a document, `wait` when something may be tried again.
 */
export const allowedMessageArgumentNames: readonly string[] = [
  'cabinets',
  'coolest',
  'device',
  'each',
  'email',
  'height',
  'id',
  'kind',
  'limit',
  'mode',
  'module',
  'modules',
  'n',
  'name',
  'number',
  'page',
  'pages',
  'path',
  'place',
  'peak',
  'product',
  'spread',
  'stacks',
  'time',
  'value',
  'version',
  'wait',
  'warmest',
  'width',
  'year',
]
