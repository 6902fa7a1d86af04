import { type CSSProperties, useId } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Heading,
  Inline,
  Input,
  Link,
  Progress,
  Switch,
} from '#design-system'
import { vars } from '#design-system/theme/contract.css.ts'
import {
  ContrastError,
  DataColourError,
  defineTheme,
  type ColourScheme,
} from '#design-system/theme/defineTheme.ts'
import { colourModes, contrastLevels } from '#design-system/theme/ramps.ts'
import type { ColourRole } from '#design-system/theme/roles.ts'
import { ForcedPseudoStates } from '../states/ForcedPseudoStates.tsx'
import * as charts from './charts.css.ts'
import { FoundationPage, FoundationSection } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { getThemeFromGlobals } from './themes.ts'

export default { title: 'Foundations/Brands' } satisfies Meta

/** Assigns the colours of a scheme to the custom properties of one element. */
function assigned({ colours }: ColourScheme): CSSProperties {
  const properties = Object.entries(colours).map(([role, colour]) => [
    propertyOf(role as ColourRole).slice('var('.length, -1),
    colour,
  ])
  return {
    ...Object.fromEntries(properties),
    background: colours['surface.page'],
    color: colours['text.high'],
  }
}

const propertyOf = (role: ColourRole): string =>
  role
    .split('.')
    .reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], vars) as string

interface PreviewProps {
  brand: string
  /** Theme that provides everything but the brand colour. */
  base: Parameters<typeof defineTheme>[0]
}

/** Controls and charts in a brand colour, in light and dark mode; or the reason why the colour is refused. */
function Preview({ brand, base }: PreviewProps) {
  const theme = themeOrRefusal({ ...base, brand })
  if (theme instanceof Error)
    return (
      <Alert tone="error" title="This colour is refused">
        {theme.message}
      </Alert>
    )
  return (
    <div className={styles.panels}>
      {contrastLevels.flatMap((contrast) =>
        colourModes.map((mode) => (
          <Panel key={mode + contrast} scheme={theme.schemes[mode][contrast]} />
        )),
      )}
    </div>
  )
}

function themeOrRefusal(options: PreviewProps['base']) {
  try {
    return defineTheme(options)
  } catch (error) {
    if (error instanceof ContrastError || error instanceof DataColourError) return error
    throw error
  }
}

function Panel({ scheme }: { scheme: ColourScheme }) {
  const { mode, contrast } = scheme
  const id = useId()
  return (
    <section className={styles.panel} data-theme={mode} style={assigned(scheme)}>
      <Heading level={3} size="h4">
        {mode === 'light' ? 'Light mode' : 'Dark mode'}
        {contrast === 'more' && ', more contrast'}
      </Heading>
      <Inline space={16}>
        <Button>Request a quote</Button>
        <Button variant="secondary">Download</Button>
        <Link href="#brands">See the system</Link>
        <Badge tone="success">Online</Badge>
      </Inline>
      <Inline space={16}>
        <ForcedPseudoStates states="focus focus-visible">
          <Button variant="secondary">Focused</Button>
        </ForcedPseudoStates>
        <Button variant="danger">Delete</Button>
      </Inline>
      <Input
        id={`${id}-mail`}
        name="mail"
        label="Email"
        defaultValue="ada@example"
        error="Enter an address like ada@example.com"
      />
      <Switch id={`${id}-on`} name="on" label="Notices by email" defaultChecked />
      <Switch id={`${id}-off`} name="off" label="Notices by message" />
      <Checkbox id={id} name="backup" label="Keep a reserve for outages" defaultChecked />
      <Progress label="State of charge" value={64} valueText="64 %" as="meter" />
      <div className={charts.swatches}>
        {scheme.data.categorical.map((colour) => (
          <span key={colour} className={charts.swatch} style={{ background: colour }} />
        ))}
      </div>
    </section>
  )
}

const examples = {
  Yellow: '#f2d21b',
  Navy: '#0b1f3f',
  Grey: '#777777',
  'Near black': '#0a0a0a',
  'Near white': '#f7f7f2',
} as const

/** Brand colours that are too close to a background: the fill keeps its colour and gains an edge, marks choose another step. */
export const DifficultBrands: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title="Difficult brand colours"
      lead="The primary button always has the exact brand colour. Where that colour is closer than 3:1 to a background, the button gains an edge; ticks, bars and charts take a step of the ramp that reaches 3:1."
    >
      {Object.entries(examples).map(([name, brand]) => (
        <FoundationSection key={name} title={`${name}, ${brand}`}>
          <Preview brand={brand} base={getThemeFromGlobals(globals)} />
        </FoundationSection>
      ))}
    </FoundationPage>
  ),
}

/** Any brand colour: choose one under Controls. */
export const YourBrand: StoryObj<{ brand: string }> = {
  args: { brand: '#d81e5b' },
  argTypes: { brand: { control: 'color' } },
  render: ({ brand }, { globals }) => (
    <FoundationPage
      title="Your brand colour"
      lead={`The current theme with ${brand} as its brand colour.`}
    >
      <FoundationSection title={brand}>
        <Preview brand={brand} base={getThemeFromGlobals(globals)} />
      </FoundationSection>
    </FoundationPage>
  ),
}
