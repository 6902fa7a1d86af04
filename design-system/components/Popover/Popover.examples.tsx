import type { ComponentExamples } from '../../examples.ts'
import { Button } from '../Button/Button.tsx'
import { infoIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import type { PopoverProps } from './Popover.tsx'

/** Examples of Popover: an explanation with a link, and settings of a view. */
export const examples = {
  default: {
    props: {
      label: 'Usable capacity',
      trigger: <Button icon={infoIcon} label="About usable capacity" variant="quiet" />,
      children: (
        <Stack space={8}>
          <Text size="small">Energy between full and the reserve that protects the cells.</Text>
          <Link href="/support" variant="more">
            How it is measured
          </Link>
        </Stack>
      ),
    },
  },
  end: {
    props: {
      label: 'Columns',
      align: 'end',
      trigger: <Button variant="secondary">Columns</Button>,
      children: <Text size="small">Power and current are shown.</Text>,
    },
  },
  german: {
    lang: 'de',
    props: {
      label: 'Nutzbare Kapazität',
      trigger: <Button variant="secondary">Erläuterung der nutzbaren Speicherkapazität</Button>,
      children: <Text size="small">Energie zwischen Vollladung und Reserve.</Text>,
    },
  },
} satisfies ComponentExamples<PopoverProps>
