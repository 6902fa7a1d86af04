import { globalStyle } from '@vanilla-extract/css'
import { languageTypeVars } from '../tokens/typeVars.ts'
import { base } from './layers.css.ts'

const chineseFonts =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'

const fontStacks = (display: string, text: string, fallback: string) => ({
  [languageTypeVars.display]: `var(${display}), ${fallback}`,
  [languageTypeVars.text]: `var(${text}), ${fallback}`,
})

// Only Chinese text names Chinese fonts: before the fonts of a theme are loaded, a browser looks for each name in a stack, which takes
// as long as the layout of a screen.

globalStyle(':root, [lang]', {
  '@layer': {
    [base]: {
      vars: fontStacks(languageTypeVars.displayFace, languageTypeVars.textFace, 'sans-serif'),
      fontFamily: `var(${languageTypeVars.text})`,
    },
  },
})

// Chinese uses full-width quotes, dashes and dots, which must come from the system's Chinese font.
globalStyle('[lang|=zh]', {
  '@layer': {
    [base]: {
      vars: fontStacks(languageTypeVars.displayLetters, languageTypeVars.textLetters, chineseFonts),
    },
  },
})
