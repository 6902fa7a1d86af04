declare module 'virtual:shell' {
  /** Address of the shell script. */
  export const shellUrl: string
}

declare module 'virtual:built-pages' {
  /** Built pages of the server's bundle, by id; none in development. */
  export const builtPages: Readonly<Record<string, import('./builtPage.ts').BuiltPageModule>>
}

declare module 'virtual:react-router/inject-hmr-runtime'

declare namespace React.JSX {
  interface IntrinsicElements {
    /** Marks the consent banner, so that the second body of a built page can leave it out. */
    'consent-banner': { children: React.ReactNode }
  }
}
