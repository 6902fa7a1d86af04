import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { replaceGlobalFetch } from '#app/client/siteClient.ts'

// React Router cannot be configured with a custom fetch.
replaceGlobalFetch()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
