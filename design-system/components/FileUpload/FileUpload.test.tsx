import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileUpload } from './FileUpload.tsx'

const files = ['roof.jpg', 'meter.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))

test('takes files, lists several by name and calls onChange', async () => {
  const onChange = vi.fn()
  render(<FileUpload name="photos" label="Photos" multiple onChange={onChange} />)
  const input = screen.getByLabelText<HTMLInputElement>('Photos')
  await userEvent.upload(input, files)
  expect(input.files).toHaveLength(2)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'roof.jpg',
    'meter.jpg',
  ])
  expect(onChange).toHaveBeenCalledOnce()
})

test('refuses other types than those it accepts', async () => {
  render(<FileUpload name="report" label="Report" accept=".pdf" />)
  const input = screen.getByLabelText<HTMLInputElement>('Report')
  await userEvent.upload(input, files.slice(0, 1))
  expect(input.files).toHaveLength(0)
})

test('lists nothing any more when its form is reset', async () => {
  render(
    <form aria-label="Report">
      <FileUpload name="photos" label="Photos" multiple />
    </form>,
  )
  await userEvent.upload(screen.getByLabelText('Photos'), files)
  act(() => screen.getByRole<HTMLFormElement>('form').reset())
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
