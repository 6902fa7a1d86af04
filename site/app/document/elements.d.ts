declare module 'virtual:shell' {
  /** URL of the shell script. */
  export const shellUrl: string
}

declare module 'virtual:page-style-sheets' {
  /** URLs of the style sheets of each prerendered page, by page id; empty in development. */
  export const pageStyleSheets: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:react-router/inject-hmr-runtime'

declare namespace React.JSX {
  interface IntrinsicElements {
    /** Marks the consent banner, so that the prerenderer can remove it from the second version of a page. */
    'consent-banner': { children: React.ReactNode }
  }
}
