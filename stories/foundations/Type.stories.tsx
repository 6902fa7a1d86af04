import type { Meta, StoryObj } from '@storybook/react-vite'
import { parseFluidSize } from '#design-system/tokens/fluidSize.ts'
import { fontSize, fontWeight } from '#design-system/tokens/defaults.ts'
import {
  headingTypeStyles,
  numeralTypeStyles,
  type TypeStyle,
} from '#design-system/tokens/typography.ts'
import { FoundationPage, FoundationSection, TokenSpecimenRow } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { getThemeFromGlobals } from './themes.ts'

export default { title: 'Foundations/Type' } satisfies Meta

/** Formats a font size in px at a viewport of 360 px and of 1440 px. */
const pixels = (size: keyof typeof fontSize) => {
  const { small, large } = parseFluidSize(fontSize[size])
  return small === large ? `${small * 16} px` : `${small * 16} → ${large * 16} px`
}
const noteOf = ({ size, leading, tracking }: TypeStyle) =>
  `${pixels(size)} · ${Number(leading)} · ${tracking}`

/** All type styles at their size on this screen. */
export const Scale: StoryObj = {
  render: (_, { globals }) => {
    const { type } = getThemeFromGlobals(globals)
    return (
      <FoundationPage
        title="Type"
        lead={`Headings and numerals are set in ${type.display.name}, everything else in ${type.text.name}. Sizes are fluid; each row gives the px at a viewport of 360 and of 1440 px, line height and letter spacing.`}
      >
        <FoundationSection title="Headings">
          <div>
            {Object.entries(headingTypeStyles).map(([name, style]) => (
              <TokenSpecimenRow key={name} name={name} note={noteOf(style)}>
                <div className={styles.specimen[name as keyof typeof headingTypeStyles]}>
                  Daylight, kept.
                </div>
              </TokenSpecimenRow>
            ))}
          </div>
        </FoundationSection>
        <FoundationSection title="Numerals">
          <div>
            {Object.entries(numeralTypeStyles).map(([name, style]) => (
              <TokenSpecimenRow key={name} name={name} note={noteOf(style)}>
                <div className={styles.specimen[name as keyof typeof numeralTypeStyles]}>
                  10,240
                </div>
              </TokenSpecimenRow>
            ))}
          </div>
        </FoundationSection>
        <FoundationSection title="Body text">
          <div>
            {Object.entries(styles.running).map(([name, className]) => (
              <TokenSpecimenRow
                key={name}
                name={name}
                note={pixels(name as keyof typeof styles.running)}
              >
                <div className={className}>
                  The battery keeps the noon for the evening: what the roof has gathered since
                  breakfast runs the house until the sun is back.
                </div>
              </TokenSpecimenRow>
            ))}
          </div>
        </FoundationSection>
        <FoundationSection title="Weights">
          <div>
            {Object.entries({ ...fontWeight, heading: type.headingWeight }).map(
              ([name, weight]) => (
                <TokenSpecimenRow key={name} name={name} note={weight}>
                  <div className={styles.running.lead} style={{ fontWeight: weight }}>
                    Keeps the noon for the evening
                  </div>
                </TokenSpecimenRow>
              ),
            )}
          </div>
        </FoundationSection>
      </FoundationPage>
    )
  },
}

const languages = [
  [
    'en',
    'English',
    'Home storage that grows',
    'Two to six modules, one tower, one evening to put it up.',
  ],
  [
    'de',
    'German',
    'Batterie\u00ADspeicher\u00ADsysteme für jedes Dach',
    'Auf schmalen Bildschirmen stehen deutsche Überschriften enger, damit lange Wörter ganz bleiben.',
  ],
  [
    'zh-CN',
    'Chinese',
    '把白天，留给夜晚。',
    '中文标题不收紧字距，行高更大，标点为全角；字体取自系统。',
  ],
] as const

/** Effects of `lang`: letter spacing, line height, weight, width and typefaces. */
export const Languages: StoryObj = {
  render: () => (
    <FoundationPage
      title="Languages"
      lead="The lang attribute of an element determines its typography; nothing else has to be set."
    >
      <div>
        {languages.map(([lang, name, title, text]) => (
          <TokenSpecimenRow key={lang} name={name} note={`lang=${lang}`}>
            <div lang={lang} className={styles.section}>
              <div className={styles.specimen.h2}>{title}</div>
              <div className={styles.running.body}>{text}</div>
            </div>
          </TokenSpecimenRow>
        ))}
      </div>
    </FoundationPage>
  ),
}
