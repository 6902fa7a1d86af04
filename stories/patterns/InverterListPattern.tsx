import { useRef, useState } from 'react'
import {
  Badge,
  Button,
  ConfirmDialog,
  Container,
  EmptyState,
  Heading,
  icons,
  Inline,
  Menu,
  Stack,
  Table,
  type TableSort,
} from '#design-system'

const inverters = [
  { id: 'garage', name: 'Garage', power: 10, isOnline: true },
  { id: 'barn', name: 'Barn', power: 25, isOnline: false },
  { id: 'workshop', name: 'Workshop', power: 15, isOnline: true },
]

type Inverter = (typeof inverters)[number]

const compare = {
  name: (a: Inverter, b: Inverter) => a.name.localeCompare(b.name, 'en'),
  power: (a: Inverter, b: Inverter) => a.power - b.power,
}

export function InverterListPattern() {
  const [all, setAll] = useState<readonly Inverter[]>(inverters)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [sort, setSort] = useState<TableSort>({ id: 'name', direction: 'ascending' })
  const by = sort.id === 'power' ? compare.power : compare.name
  const sign = sort.direction === 'ascending' ? 1 : -1
  const remove = (ids: readonly string[]) => {
    setAll(all.filter(({ id }) => !ids.includes(id)))
    setSelected(selected.filter((id) => !ids.includes(id)))
  }
  return (
    <Container>
      <Stack space={24}>
        <Heading level={1} size="h3" ref={heading} tabIndex={-1}>
          Inverters
        </Heading>
        <Inline space={16}>
          <Button variant="secondary" onClick={() => setIsLoading(!isLoading)}>
            {isLoading ? 'Stop loading' : 'Load again'}
          </Button>
          {selected.length > 0 && (
            <ConfirmDialog
              title={`Remove ${selected.length} of ${all.length} inverters?`}
              description="Their measurements are kept."
              confirmLabel="Remove"
              cancelLabel="Keep"
              tone="danger"
              trigger={<Button variant="danger">Remove selected</Button>}
              finalFocus={heading}
              onConfirm={() => remove(selected)}
            />
          )}
        </Inline>
        <Table
          caption="Inverters"
          columns={[
            { label: 'Place', sortId: 'name' },
            { label: 'Power (kW)', align: 'end', sortId: 'power' },
            { label: 'State' },
          ]}
          rows={all
            .toSorted((a, b) => sign * by(a, b))
            .map(({ id, name, power, isOnline }) => ({
              id,
              cells: [
                name,
                power,
                <Badge key="state" tone={isOnline ? 'success' : 'warning'}>
                  {isOnline ? 'Online' : 'Offline'}
                </Badge>,
              ],
              actions: (
                <Menu
                  label={`Actions for ${name}`}
                  icon={icons.moreIcon}
                  variant="quiet"
                  align="end"
                  items={[
                    {
                      id: 'remove',
                      label: 'Remove',
                      tone: 'danger',
                      onSelect: () => remove([id]),
                    },
                  ]}
                />
              ),
            }))}
          emptyLabel={<EmptyState title="No inverters" hint="Add one in the app." />}
          sort={sort}
          onSort={setSort}
          selection={{
            selected,
            onChange: setSelected,
            allLabel: 'Select all inverters',
            rowLabel: ({ id }) => `Select ${all.find((one) => one.id === id)?.name ?? id}`,
          }}
          actionsLabel="Actions"
          loading={isLoading && 'Inverters are loaded'}
        />
      </Stack>
    </Container>
  )
}
