import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { fontFamily, typeVars } from '../tokens/typeVars.ts'
import { base } from './layers.css.ts'

const instrument = {
  src: "url('@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2') format('woff2')",
  fontWeight: '400 700',
  fontStretch: '75% 100%',
  fontDisplay: 'swap',
} as const

const geist = {
  src: "url('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontDisplay: 'swap',
} as const

// Chinese sets quotes, dashes and dots full width: those must come from the system's Chinese face.
const lettersOnly = { unicodeRange: 'U+20-7E, U+A0-B6, U+B8-FF, U+2212' }

globalFontFace(fontFamily.display, instrument)
globalFontFace(fontFamily.text, geist)
globalFontFace(fontFamily.displayLetters, { ...instrument, ...lettersOnly })
globalFontFace(fontFamily.textLetters, { ...geist, ...lettersOnly })

const arial = 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Helvetica")'

globalFontFace(fontFamily.displayFallback, {
  src: arial,
  sizeAdjust: '103.76%',
  ascentOverride: '93.49%',
  descentOverride: '24.09%',
  lineGapOverride: '0%',
})

globalFontFace(fontFamily.textFallback, {
  src: arial,
  sizeAdjust: '105.8%',
  ascentOverride: '94.99%',
  descentOverride: '27.88%',
  lineGapOverride: '0%',
})

const chinese =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'

const stack = (...families: string[]) => families.map((name) => `"${name}", `).join('') + chinese

globalStyle(':root, [lang]', {
  '@layer': {
    [base]: {
      vars: {
        [typeVars.display]: stack(fontFamily.display, fontFamily.displayFallback),
        [typeVars.text]: stack(fontFamily.text, fontFamily.textFallback),
      },
      fontFamily: `var(${typeVars.text})`,
    },
  },
})

globalStyle('[lang|=zh]', {
  '@layer': {
    [base]: {
      vars: {
        [typeVars.display]: stack(fontFamily.displayLetters),
        [typeVars.text]: stack(fontFamily.textLetters),
      },
    },
  },
})
