import { act, screen } from '@testing-library/react'
import { createElement, useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Island, IslandRenderer, type RenderIsland, useHydrated } from './island.tsx'

function Counter({ label, start }: { label: string; start: number }) {
  const id = useId()
  const [count, setCount] = useState(start)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <p>{useHydrated() ? 'works' : 'waits'}</p>
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

/** What the browser does with an island once its script is there. */
function hydrate(element: HTMLElement) {
  const { props = '', idPrefix = '' } = element.dataset
  const content = createElement(Counter, JSON.parse(props))
  hydrateRoot(element, content, { identifierPrefix: idPrefix })
}

afterEach(() => {
  document.body.innerHTML = ''
})

it('is taken over by the browser exactly as it was sent', async () => {
  const complaints = vi.spyOn(console, 'error')
  document.body.innerHTML = renderToStaticMarkup(
    <IslandRenderer value={render}>
      <Page />
    </IslandRenderer>,
  )
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island=Counter]')]
  const ids = () => islands.map((island) => island.querySelector('button')?.id)
  const sent = ids()
  expect(new Set([...sent, document.querySelector('h2')?.id]).size).toBe(3)
  expect(screen.getAllByText('waits')).toHaveLength(2)

  await act(async () => islands.forEach(hydrate))
  expect(ids()).toEqual(sent)
  expect(screen.getAllByText('works')).toHaveLength(2)
  const second = screen.getByLabelText('From "5" & on')
  act(() => second.click())
  expect(second.textContent).toBe('6')
  expect(complaints).not.toHaveBeenCalled()
})

it('is an ordinary part of a page that is hydrated whole', () => {
  const markup = renderToStaticMarkup(<Page />)
  expect(markup).not.toContain('data-island')
  expect(markup).toContain('waits')
})
