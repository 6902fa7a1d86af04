import { data } from 'react-router'

/** Every path that is no page: answered by the error boundary of the root, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
