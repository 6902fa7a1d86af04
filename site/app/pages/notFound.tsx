import { data } from 'react-router'

/** Catch-all route: throws a 404 response, rendered by the root error boundary. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
