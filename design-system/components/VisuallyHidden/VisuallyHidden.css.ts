import { style } from '@vanilla-extract/css'
import { visuallyHiddenStyle } from '../../styles/visuallyHiddenStyle.ts'

export const root = style(visuallyHiddenStyle)
