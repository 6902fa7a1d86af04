import { globalStyle } from '@vanilla-extract/css'
import { typeVars } from '../tokens/typeVars.ts'
import { base } from './layers.css.ts'

const chineseFallback =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'

const fontStacks = (display: string, text: string) => ({
  [typeVars.display]: `var(${display}), ${chineseFallback}`,
  [typeVars.text]: `var(${text}), ${chineseFallback}`,
})

globalStyle(':root, [lang]', {
  '@layer': {
    [base]: {
      vars: fontStacks(typeVars.displayFace, typeVars.textFace),
      fontFamily: `var(${typeVars.text})`,
    },
  },
})

// Chinese uses full-width quotes, dashes and dots, which must come from the system's Chinese font.
globalStyle('[lang|=zh]', {
  '@layer': { [base]: { vars: fontStacks(typeVars.displayLetters, typeVars.textLetters) } },
})
