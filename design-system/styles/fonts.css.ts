import { globalStyle } from '@vanilla-extract/css'
import { typeVars } from '../tokens/typeVars.ts'
import { base } from './layers.css.ts'

const chineseFonts =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'

const fontStacks = (display: string, text: string, fallback: string) => ({
  [typeVars.display]: `var(${display}), ${fallback}`,
  [typeVars.text]: `var(${text}), ${fallback}`,
})

// Only Chinese text names Chinese fonts: before the fonts of a theme are loaded, a browser looks for each name in a stack, which takes
// as long as the layout of a screen.

globalStyle(':root, [lang]', {
  '@layer': {
    [base]: {
      vars: fontStacks(typeVars.displayFace, typeVars.textFace, 'sans-serif'),
      fontFamily: `var(${typeVars.text})`,
    },
  },
})

// Chinese uses full-width quotes, dashes and dots, which must come from the system's Chinese font.
globalStyle('[lang|=zh]', {
  '@layer': {
    [base]: { vars: fontStacks(typeVars.displayLetters, typeVars.textLetters, chineseFonts) },
  },
})
