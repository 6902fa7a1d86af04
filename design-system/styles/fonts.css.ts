import { globalStyle } from '@vanilla-extract/css'
import { typeVars } from '../tokens/typeVars.ts'
import { base } from './layers.css.ts'

const chinese =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'

const faces = (display: string, text: string) => ({
  [typeVars.display]: `var(${display}), ${chinese}`,
  [typeVars.text]: `var(${text}), ${chinese}`,
})

globalStyle(':root, [lang]', {
  '@layer': {
    [base]: {
      vars: faces(typeVars.displayFace, typeVars.textFace),
      fontFamily: `var(${typeVars.text})`,
    },
  },
})

// Chinese sets quotes, dashes and dots full width: those must come from the system's Chinese face.
globalStyle('[lang|=zh]', {
  '@layer': { [base]: { vars: faces(typeVars.displayLetters, typeVars.textLetters) } },
})
