import { expect, test } from 'vitest'
import { parseMessage } from './messages.ts'
import { hyphenate } from './softHyphens.ts'

const words = [
  'Batterie·speicher·systeme',
  'Dreiphasen-Heim·speicher',
  'PV-Über·dimensionierung',
  'Hoch·volt',
]

test.each([
  ['Batteriespeichersysteme', 'Batterie·speicher·systeme'],
  [
    'Mit Batteriespeichersystemen. <soft>Batteriespeichersysteme.</soft>',
    'Mit Batterie·speicher·systemen. <soft>Batterie·speicher·systeme.</soft>',
  ],
  ['Großbatteriespeichersysteme', 'Großbatteriespeichersysteme'],
  [
    'Batteriespeichersystemen­technik',
    'Batteriespeichersystemen­technik'.replace(
      'Batteriespeichersystemen',
      'Batterie·speicher·systemen',
    ),
  ],
  ['Dreiphasen-Heimspeicher', 'Dreiphasen-Heim·speicher'],
  ['PV-Überdimensionierung', 'PV-Über·dimensionierung'],
  ['Hochvolt', 'Hoch·volt'],
  [
    '{n, plural, one {Hochvolt} other {# Hochvolts}}',
    '{n, plural, one {Hoch·volt} other {# Hoch·volts}}',
  ],
  ['{Hochvolt} und <Hochvolt>x</Hochvolt>', '{Hochvolt} und <Hochvolt>x</Hochvolt>'],
])('%s', (text, expected) => {
  expect(hyphenate(parseMessage(text), words).replaceAll('\u00AD', '·')).toBe(
    expected.replaceAll('\u00AD', '·'),
  )
})

test('a joint leaves at least four letters on both sides', () => {
  expect(hyphenate(parseMessage('Einspeisung'), ['Ein·spei·sung'])).toBe('Einspei\u00ADsung')
})
