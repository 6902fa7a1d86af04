import { useState } from 'react'
import { Button, Stack, Tabs, Text } from '#design-system'

/** The id of the chosen tab is a state of the application, so that another control can set it. */
export function TabInState() {
  const [mode, setMode] = useState('self-power')
  return (
    <Stack space={24}>
      <Tabs
        label="Operating modes"
        variant="above"
        value={mode}
        onValueChange={setMode}
        items={[
          { id: 'self-power', label: 'Self-power', content: <Text>Your own sun first.</Text> },
          { id: 'back-up', label: 'Back up', content: <Text>A reserve that waits.</Text> },
        ]}
      />
      <Button variant="secondary" onClick={() => setMode('back-up')}>
        Show the reserve
      </Button>
    </Stack>
  )
}
