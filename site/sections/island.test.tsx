import { act, screen } from '@testing-library/react'
import { createElement, useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useHydrated } from '#design-system/behaviour/useHydrated.ts'
import { Island, IslandRenderer, type RenderIsland } from './island.tsx'

function Counter({ label, start }: { label: string; start: number }) {
  const id = useId()
  const [count, setCount] = useState(start)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <p>{useHydrated() ? 'hydrated' : 'static'}</p>
    </>
  )
}

function Page() {
  const id = useId()
  const island = (start: number) => (
    <Island
      name="Counter"
      when="visible"
      component={Counter}
      props={{ label: `From "${start}" & on`, start }}
    />
  )
  return (
    <section aria-labelledby={id}>
      {island(1)}
      <h2 id={id}>Around it</h2>
      {island(5)}
    </section>
  )
}

const render: RenderIsland = (island, identifierPrefix) =>
  renderToString(island, { identifierPrefix })

/** Hydrates an island as the client runtime does. */
function hydrate(element: HTMLElement) {
  const { props = '', idPrefix = '' } = element.dataset
  const content = createElement(Counter, JSON.parse(props))
  hydrateRoot(element, content, { identifierPrefix: idPrefix })
}

afterEach(() => {
  document.body.innerHTML = ''
})

it('hydrates islands without mismatch and keeps their ids', async () => {
  const consoleError = vi.spyOn(console, 'error')
  document.body.innerHTML = renderToStaticMarkup(
    <IslandRenderer value={render}>
      <Page />
    </IslandRenderer>,
  )
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island=Counter]')]
  const ids = () => islands.map((island) => island.querySelector('button')?.id)
  const serverIds = ids()
  expect(new Set([...serverIds, document.querySelector('h2')?.id]).size).toBe(3)
  expect(screen.getAllByText('static')).toHaveLength(2)

  await act(async () => islands.forEach(hydrate))
  expect(ids()).toEqual(serverIds)
  expect(screen.getAllByText('hydrated')).toHaveLength(2)
  const second = screen.getByLabelText('From "5" & on')
  act(() => second.click())
  expect(second.textContent).toBe('6')
  expect(consoleError).not.toHaveBeenCalled()
})

it('renders an ordinary component on a fully hydrated page', () => {
  const markup = renderToStaticMarkup(<Page />)
  expect(markup).not.toContain('data-island')
  expect(markup).toContain('static')
})
