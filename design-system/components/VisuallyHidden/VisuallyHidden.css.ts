import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../../styles/visuallyHidden.ts'

export const root = style(visuallyHidden)
