// All themes, for documents that switch between them (Storybook). Each theme.css.ts is a file of its own so that font URLs resolve next to it.
import './fern/theme.css.ts'
import './harbour/theme.css.ts'
import './workshop/theme.css.ts'
import './fern/dataColours.css.ts'
import './harbour/dataColours.css.ts'
import './workshop/dataColours.css.ts'
