/** One instance of a component, as a page or a form would use it. */
export interface Example<Props> {
  /** Language of its words; English if left out. */
  readonly lang?: 'de' | 'zh-CN'
  /** `dark` where it only stands on dark ground, `picture` where it lies on a photograph. */
  readonly ground?: 'dark' | 'picture'
  readonly props: Props
}

/** The instances of a component that stories, tests and pictures show; `default` is the usual one. */
export type Examples<Props> = Readonly<Record<string, Example<Props>>> & {
  readonly default: Example<Props>
}
