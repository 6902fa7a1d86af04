import { drawSamplePicture } from '../../examples.ts'
import type { ComponentExamples } from '../../examples.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Text } from '../Text/Text.tsx'
import type { SplitProps } from './Split.tsx'

const picture = (
  <Picture
    source={drawSamplePicture(800, 1000)}
    alt="A battery in front of a ridge at dusk"
    sizes="(width < 780px) 100vw, 50vw"
    fit="cover"
  />
)

/** Examples of Split, from typical to extreme. */
export const examples = {
  default: {
    props: {
      picture,
      children: (
        <>
          <Heading level={2}>
            At home outdoors. <em>In the garage, too.</em>
          </Heading>
          <Text size="lead">IP65 and full power from −20 to 55 °C.</Text>
          <Link href="#place" variant="more">
            Check your place
          </Link>
        </>
      ),
    },
  },
  atEnd: {
    props: {
      picture,
      align: 'end',
      children: (
        <>
          <Heading level={2}>Quiet by nature.</Heading>
          <Text size="lead">No fan. Below 25 dB.</Text>
        </>
      ),
    },
  },
  german: {
    lang: 'de',
    props: {
      picture,
      children: (
        <>
          <Heading level={2}>
            Mindest&shy;eigen&shy;verbrauchs&shy;optimierung. <em>Ganz ohne Zutun.</em>
          </Heading>
          <Text size="lead">
            Der Speicher lädt, wenn die Sonne scheint, und versorgt das Haus am Abend.
          </Text>
        </>
      ),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      picture,
      align: 'end',
      children: (
        <>
          <Heading level={2}>
            白天充电，<em>夜晚使用。</em>
          </Heading>
          <Text size="lead">防护等级 IP65，−20～55 ℃ 满功率运行。</Text>
        </>
      ),
    },
  },
} satisfies ComponentExamples<SplitProps>
