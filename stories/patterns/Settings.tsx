import { useState } from 'react'
import {
  Button,
  ConfirmDialog,
  Container,
  DateInput,
  Divider,
  Grid,
  Heading,
  icons,
  Inline,
  NumberInput,
  Popover,
  Stack,
  Switch,
  Text,
} from '#design-system'

const steps = { decrease: 'Less', increase: 'More' }

export function Settings() {
  const [isAway, setIsAway] = useState(true)
  return (
    <Container width="text">
      <Stack space={32}>
        <Heading level={1} size="h3">
          System settings
        </Heading>
        <Stack as="section" space={24}>
          <Inline space={8}>
            <Heading level={2} size="h4">
              Reserve
            </Heading>
            <Popover
              label="Reserve"
              trigger={<Button icon={icons.infoIcon} label="About the reserve" variant="quiet" />}
            >
              <Text size="small">
                The share of the energy that the battery keeps for an outage. It is charged again
                first when the grid is back.
              </Text>
            </Popover>
          </Inline>
          <NumberInput
            id="reserve"
            name="reserve"
            label="Kept for an outage"
            labels={steps}
            suffix="%"
            min={0}
            max={100}
            step={5}
            defaultValue={20}
          />
        </Stack>
        <Divider />
        <Stack as="section" space={24}>
          <Heading level={2} size="h4">
            Holidays
          </Heading>
          <Switch
            id="away"
            name="away"
            label="Nobody is at home"
            help="The charger waits, and the reserve is full."
            checked={isAway}
            onChange={({ target }) => setIsAway(target.checked)}
          />
          {isAway && (
            <Grid columns={{ base: 1, desktop: 2 }} space={24}>
              <DateInput id="away-from" name="from" label="From" defaultValue="2026-12-20" />
              <DateInput id="away-until" name="until" label="Until" defaultValue="2027-01-06" />
            </Grid>
          )}
        </Stack>
        <Divider tone="strong" />
        <Stack as="section" space={16} align="start">
          <Heading level={2} size="h4">
            Remove the system
          </Heading>
          <Text>Its data are deleted. The battery goes on working.</Text>
          <ConfirmDialog
            tone="danger"
            title="Remove the system “Garage”?"
            description="Its history of three years is deleted. This cannot be undone."
            confirmLabel="Remove system"
            cancelLabel="Keep it"
            onConfirm={() => undefined}
            trigger={<Button variant="secondary">Remove system</Button>}
          />
        </Stack>
      </Stack>
    </Container>
  )
}
