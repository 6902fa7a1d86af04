import { route, type RouteConfig } from '@react-router/dev/routes'
import { routeConfig } from '#generated/routeConfig.ts'

export default [...routeConfig, route('*', 'app/notFound.tsx')] satisfies RouteConfig
