/** Names of the engines; the others are compared with Chromium. */
export type BrowserEngineName = 'firefox' | 'webkit' | 'chromium'

/** A function that runs in the page, with arguments and result that are serializable as JSON. */
export type BrowserPageFunction<Args extends readonly unknown[], Result> = (
  ...args: Args
) => Result | Promise<Result>

/** Options of a visit: a new tab without cookies and storage. */
export interface EngineVisitOptions {
  /** BCP 47 tag; French by default, the language of addresses without prefix. */
  readonly language?: string
  readonly script?: boolean
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  /** Cookies by their names. */
  readonly cookies?: Readonly<Record<string, string>>
  /** Scripts that run before those of each page. */
  readonly initScripts?: readonly string[]
}

/** A node of the accessibility tree, with role and name as the engine computes them. */
export type AccessibleNode = readonly [role: string, name: string]

/** A tab of an engine, driven like a visitor's. */
export interface BrowserEnginePage {
  readonly engine: BrowserEngineName
  readonly open: (url: string) => Promise<void>
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: BrowserPageFunction<Args, Result>,
    ...args: Args
  ) => Promise<Result>
  /** Runs the source of a script. */
  readonly runScript: (source: string) => Promise<void>
  /** Moves the pointer to a place of the viewport in CSS px. */
  readonly hover: (x: number, y: number) => Promise<void>
  readonly click: (x: number, y: number) => Promise<void>
  /** Presses keys one after another, by their names in DOM events; `Shift+Tab` is a chord. */
  readonly press: (...keys: readonly string[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly setColorScheme: (scheme: 'light' | 'dark') => Promise<void>
  /** The accessibility tree in reading order. */
  readonly accessibleNodes: () => Promise<readonly AccessibleNode[]>
  /** Console messages of warnings, errors and policies, and uncaught errors, since the visit began. */
  readonly problems: () => readonly string[]
}

/** A running browser with one tab at a time. */
export interface BrowserEngine {
  readonly name: BrowserEngineName
  /** Replaces the tab by a new one without cookies and storage. */
  readonly visit: (origin: string, options: EngineVisitOptions) => Promise<BrowserEnginePage>
  readonly close: () => Promise<void>
}
